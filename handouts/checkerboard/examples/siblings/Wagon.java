/** A wagon of a goods train. */
public class Wagon {
  private static final int MOST_TONS = 60;

  private final int tons;
  private Wagon behind;

  /** Creates the last wagon of a train. */
  public Wagon(int tons) throws OverloadException {
    this(tons, null);
  }

  /** Creates a wagon in front of another one. */
  public Wagon(int tons, Wagon behind) throws OverloadException {
    if (tons > MOST_TONS) {
      throw new OverloadException(tons + " tons are too much for one wagon.");
    }
    this.tons = tons;
    this.behind = behind;
  }

  /** Takes off all wagons behind this one. */
  public void uncouple() {
    behind = null;
  }

  /** Returns the weight of this wagon and all wagons behind it. */
  public int trainWeight() {
    int sum = 0;
    for (Wagon wagon = this; wagon != null; wagon = wagon.behind) {
      sum += wagon.tons;
    }
    return sum;
  }
}
