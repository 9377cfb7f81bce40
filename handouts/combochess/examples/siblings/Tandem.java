/**
 * Two friends ride a tandem and take turns in front. Each has a strip of
 * turns.
 */
public class Tandem {
  private final TicketStrip first;
  private final TicketStrip second;
  private TicketStrip front;

  /**
   * Sets off.
   *
   * @param first who starts in front
   * @param second the other one
   */
  public Tandem(TicketStrip first, TicketStrip second) {
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
    TicketStrip before = front == first ? second : first;
    before.refund(); // throws if there was no change
    front = before;
  }

  /** Tells whether both are tired: the strips know, so they are asked. */
  public boolean isOver() {
    return first.getLeft() == 0 && second.getLeft() == 0;
  }
}
