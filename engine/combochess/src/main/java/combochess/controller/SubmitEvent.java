package combochess.controller;

/** The person agreed to what a dialog proposes. */
public final class SubmitEvent extends Event {

  /** Creates the event. */
  public SubmitEvent() {
    super("submit");
  }

  @Override
  StateId happenIn(State state) {
    return state.submit();
  }
}
