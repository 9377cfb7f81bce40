package combochess.controller;

import combochess.model.Move;

/** A player named a whole move at once; computer players do. */
public final class MoveEvent extends Event {

  private final Move move;

  /**
   * Creates the event.
   *
   * @param move the move; not null
   */
  public MoveEvent(Move move) {
    super("move");
    this.move = move;
  }

  /** Returns the move. */
  public Move getMove() {
    return move;
  }

  @Override
  StateId happenIn(State state) {
    return state.moveChosen(move);
  }
}
