/** A wagon of a goods train. */
public class Wagon {
  private final int tons;
  private Wagon behind;

  /** Makes a wagon in front of another one, or of none: null. */
  public Wagon(int tons, Wagon behind) {
    this.tons = tons;
    this.behind = behind;
  }

  /** The weight of this wagon and all behind it. */
  public int train() {
    int sum = 0;
    for (Wagon wagon = this; wagon != null; wagon = wagon.behind) {
      sum += wagon.tons;
    }
    return sum;
  }
}
