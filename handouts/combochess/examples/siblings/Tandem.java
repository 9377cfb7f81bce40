/** Two friends ride a tandem and take turns in front. */
public class Tandem {
  private final Strip first;
  private final Strip second;
  private Strip front;

  /** A strip of turns. Invariant: between 0 and all of them are left. */
  public static class Strip {
    private final int all;
    private int left;

    /**
     * Creates a strip.
     *
     * @param turns how many; at least 1
     */
    public Strip(int turns) {
      if (turns < 1) {
        throw new IllegalArgumentException("A strip has a turn.");
      }
      all = turns;
      left = turns;
    }

    /** Stamps a turn; there must be one left. */
    public void stamp() {
      if (left == 0) {
        throw new IllegalStateException("No turn is left.");
      }
      left--;
    }

    /** Gives a turn back; one must have been stamped. */
    public void refund() {
      if (left == all) {
        throw new IllegalStateException("No turn was stamped.");
      }
      left++;
    }
  }

  /**
   * Sets off.
   *
   * @param first who starts in front
   * @param second the other one
   */
  public Tandem(Strip first, Strip second) {
    this.first = first;
    this.second = second;
    front = first;
  }

  /** The friend in front has had a turn, and they change places. */
  public void change() {
    if (isOver()) {
      throw new IllegalStateException("Both are tired.");
    }
    front.stamp();
    front = front == first ? second : first;
  }

  /** Takes the last change back: the friend before has the turn again. */
  public void changeBack() {
    Strip before = front == first ? second : first;
    before.refund(); // throws if there was no change
    front = before;
  }

  /** Tells whether both are tired: the strips know, so they are asked. */
  public boolean isOver() {
    return first.left == 0 && second.left == 0;
  }
}
