package combochess.controller;

import combochess.model.Move;
import combochess.model.Square;

/** A piece is selected. */
public class MoveState extends TurnState {
  /** Creates the state. */
  public MoveState() {
    super(StateId.MOVE);
  }

  @Override
  protected StateId tileClicked(Square square) {
    StateId next = STAY;
    if (square.equals(controller().getSelected())) {
      next = cancel();
    } else {
      for (Move move : controller().getOfferedMoves()) {
        if (next == STAY && move.getTo().equals(square)) {
          next = moveChosen(move);
        }
      }
    }
    return next;
  }

  @Override
  protected StateId cancel() {
    controller().deselect();
    return StateId.SELECT;
  }
}
