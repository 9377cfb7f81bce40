package combochess.controller;

/** The person wants to play a turn again that was taken back. */
public final class RedoEvent extends Event {

  /** Creates the event. */
  public RedoEvent() {
    super("redo");
  }

  @Override
  StateId happenIn(State state) {
    return state.redo();
  }
}
