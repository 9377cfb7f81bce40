/** A traffic light: each colour is an object that knows what it means. */
public class TrafficLight {
  private Colour colour = new Red();

  /** Somebody at the crossing, with a method for each case. */
  public interface Driver<P, R> {
    /** Cars must wait. */
    R stopCase(TrafficLight light, P car);

    /** Cars may go. */
    R goCase(TrafficLight light, P car);
  }

  /** Changes to the next colour. */
  public void change() {
    colour = colour.next();
  }

  /** Lets the colour call the driver, and returns the driver's answer. */
  public <P, R> R ask(Driver<P, R> driver, P car) {
    return colour.ask(this, driver, car);
  }

  private interface Colour {
    Colour next();

    <P, R> R ask(TrafficLight light, Driver<P, R> driver, P car);
  }

  /** What two colours have in common; a subclass adds what is missing. */
  private abstract static class Stop implements Colour {
    @Override
    public <P, R> R ask(TrafficLight light, Driver<P, R> driver, P car) {
      return driver.stopCase(light, car);
    }
  }

  private static class Red extends Stop {
    @Override
    public Colour next() {
      return new Green();
    }
  }

  private static class Yellow extends Stop {
    @Override
    public Colour next() {
      return new Red();
    }
  }

  private static class Green implements Colour {
    @Override
    public Colour next() {
      return new Yellow();
    }

    @Override
    public <P, R> R ask(TrafficLight light, Driver<P, R> driver, P car) {
      return driver.goCase(light, car);
    }
  }
}
