package combochess.controller;

/** Another second of the turn has passed. */
public final class TickEvent extends Event {

  private final int secondsLeft;

  /**
   * Creates the event.
   *
   * @param secondsLeft the seconds that are left
   */
  public TickEvent(int secondsLeft) {
    super("tick");
    this.secondsLeft = secondsLeft;
  }

  @Override
  StateId happenIn(State state) {
    return state.tick(secondsLeft);
  }
}
