package combochess.controller;

/** The person wants to take back the last turn. */
public final class UndoEvent extends Event {

  /** Creates the event. */
  public UndoEvent() {
    super("undo");
  }

  @Override
  StateId happenIn(State state) {
    return state.undo();
  }
}
