package combochess.controller;

import combochess.model.Move;
import combochess.model.Square;

/** State 5: a piece is selected, and its moves are shown. */
public class MoveState extends TurnState {

  /** Creates the state. */
  public MoveState() {
    super(StateId.MOVE);
  }

  @Override
  protected StateId tileClicked(Square square) {
    if (controller().getSelected().equals(square)) {
      return deselect();
    }
    Move move = offeredMoveTo(square);
    return move == null ? STAY : play(move);
  }

  private Move offeredMoveTo(Square square) {
    for (Move move : controller().getOfferedMoves()) {
      if (move.getTo().equals(square)) {
        return move;
      }
    }
    return null;
  }

  @Override
  protected StateId cancel() {
    return deselect();
  }
}
