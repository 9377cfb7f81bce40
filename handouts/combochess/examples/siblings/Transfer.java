/** Moves money from one purse to another, and back. */
public class Transfer {
  private final int[] purses;
  private final int amount;
  private int[] before;

  /**
   * Creates a transfer; nothing moves yet.
   *
   * @param purses the cents in two purses
   * @param amount what is moved from the first; it has that much
   */
  public Transfer(int[] purses, int amount) {
    if (amount < 0 || amount > purses[0]) {
      throw new IllegalArgumentException("The purse lacks the money.");
    }
    this.purses = purses;
    this.amount = amount;
  }

  /** Moves the money. */
  public void execute() {
    before = purses.clone(); // remembered now, each time
    purses[0] -= amount;
    purses[1] += amount;
  }

  /** Puts back exactly what was there. */
  public void undo() {
    purses[0] = before[0];
    purses[1] = before[1];
  }

  /** Writes it down from its own numbers, so it is always the same text. */
  public String write() {
    return "transfer of " + amount;
  }
}
