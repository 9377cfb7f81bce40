/** Remembers an extreme temperature; a subclass says which one. */
public class Coldest extends Extreme {
  @Override
  protected boolean isBetter(int degrees, int before) {
    return degrees < before;
  }

  @Override
  public Extreme opposite() {
    return new Extreme() {
      @Override
      protected boolean isBetter(int degrees, int before) {
        return degrees > before;
      }

      @Override
      public Extreme opposite() {
        return new Coldest();
      }
    };
  }
}

/** What the coldest and the warmest day have in common. */
abstract class Extreme {
  private Integer degrees;

  /** Takes note of a day. */
  public void day(int temperature) {
    if (degrees == null || isBetter(temperature, degrees)) {
      degrees = temperature;
    }
  }

  /** Returns the temperature; null without a day. */
  public Integer degrees() {
    return degrees;
  }

  /** Returns whether a day is more extreme than the one before. */
  protected abstract boolean isBetter(int temperature, int before);

  /** Creates one that remembers the other extreme. */
  public abstract Extreme opposite();
}
