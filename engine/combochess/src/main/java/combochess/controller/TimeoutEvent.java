package combochess.controller;

/** The time for the turn is up. */
public final class TimeoutEvent extends Event {

  /** Creates the event. */
  public TimeoutEvent() {
    super("timeout");
  }

  @Override
  StateId happenIn(State state) {
    return state.timeOut();
  }
}
