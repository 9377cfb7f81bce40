package combochess.controller;

import combochess.model.Move;
import combochess.model.Square;

/** State 5: a piece and its moves are shown. A click on one of them plays it. */
public class MoveState extends TurnState {

  /** Creates the state. */
  public MoveState() {
    super(StateId.MOVE);
  }

  /** The selected square again gives the piece up; a square that is no move is ignored. */
  @Override
  protected StateId tileClicked(Square square) {
    if (square.equals(controller().getSelected())) {
      return deselect();
    }
    for (Move move : controller().getOfferedMoves()) {
      if (move.getTo().equals(square)) {
        return play(move);
      }
    }
    return STAY;
  }

  /** Gives the selection up, and waits for another one. */
  @Override
  protected StateId cancel() {
    return deselect();
  }
}
