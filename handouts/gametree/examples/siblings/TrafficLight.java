/** A traffic light: each colour is an object that knows the next one. */
public class TrafficLight {
  private Colour colour = new Red();

  /** Changes to the next colour. */
  public void change() {
    colour = colour.next();
  }

  /** Returns whether cars may go. */
  public boolean isOpen() {
    return colour.isOpen();
  }

  /** A colour; cars stop unless it says otherwise. */
  private abstract static class Colour {
    abstract Colour next();

    boolean isOpen() {
      return false;
    }
  }

  private static class Red extends Colour {
    @Override
    Colour next() {
      return new Green();
    }
  }

  private static class Green extends Colour {
    @Override
    Colour next() {
      return new Red();
    }

    @Override
    boolean isOpen() {
      return true;
    }
  }
}
