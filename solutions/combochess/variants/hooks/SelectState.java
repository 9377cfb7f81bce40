package combochess.controller;

import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.Square;

/** Waits for a piece. */
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
  protected StateId moveChosen(Move move) {
    return move == null ? STAY : super.moveChosen(move);
  }

  @Override
  protected StateId tileClicked(Square square) {
    if (controller().isComputersTurn() || !model().isOwnPiece(square)) {
      return STAY;
    }
    controller().select(square);
    Piece piece = controller().getSelectedPiece();
    switch (piece.getParts().size()) {
      case 1:
        controller().chooseParts(piece.getKinds());
        return StateId.MOVE;
      default:
        return StateId.CHOOSE_PART;
    }
  }
}
