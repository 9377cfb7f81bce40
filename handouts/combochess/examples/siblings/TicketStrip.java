/**
 * A strip of bus tickets.
 *
 * <p>Invariant: the rides left are between 0 and the rides that were bought.
 */
public class TicketStrip {
  private final int bought;
  private int left;

  /**
   * Buys a strip.
   *
   * @param rides how many; at least 1
   */
  public TicketStrip(int rides) {
    if (rides < 1) {
      throw new IllegalArgumentException("A strip has at least one ride.");
    }
    bought = rides;
    left = rides;
  }

  /** Returns how many rides are left. */
  public int getLeft() {
    return left;
  }

  /** Stamps a ride; there must be one left. */
  public void stamp() {
    if (left == 0) {
      throw new IllegalStateException("No ride is left.");
    }
    left--;
  }

  /** Gives the last ride back, because the bus never came. */
  public void refund() {
    if (left == bought) {
      throw new IllegalStateException("No ride was stamped.");
    }
    left++;
  }
}
