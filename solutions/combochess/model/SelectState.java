package combochess.controller;

import combochess.model.Piece;
import combochess.model.Square;

/** State 3: the active player has to select a piece. */
public class SelectState extends TurnState {

  /** Creates the state. */
  public SelectState() {
    super(StateId.SELECT);
  }

  @Override
  protected StateId enter() {
    controller().refresh();
    controller().askComputer();
    return STAY;
  }

  @Override
  protected StateId tileClicked(Square square) {
    if (controller().isComputersTurn()) {
      return STAY;
    }
    if (!model().isOwnPiece(square)) {
      return STAY;
    }
    controller().select(square);
    Piece piece = controller().getSelectedPiece();
    if (piece.getParts().size() > 1) {
      return StateId.CHOOSE_PART;
    }
    controller().chooseParts(piece.getKinds());
    return StateId.MOVE;
  }
}
