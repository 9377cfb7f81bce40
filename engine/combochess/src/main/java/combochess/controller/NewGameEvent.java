package combochess.controller;

/** The person asked for a new game. */
public final class NewGameEvent extends Event {

  /** Creates the event. */
  public NewGameEvent() {
    super("new game");
  }

  @Override
  StateId happenIn(State state) {
    return state.newGame();
  }
}
