package combochess.controller;

/** The person closed a dialog without agreeing, or gave up a selection. */
public final class CancelEvent extends Event {

  /** Creates the event. */
  public CancelEvent() {
    super("cancel");
  }

  @Override
  StateId happenIn(State state) {
    return state.cancel();
  }
}
