package combochess.controller;

import combochess.model.Square;

/** State 3: waits for a click on a piece of the active player. */
public class SelectState extends TurnState {

  /** Creates the state. */
  public SelectState() {
    super(StateId.SELECT);
  }

  /** Shows the game, and asks a computer whose turn it is for its move. */
  @Override
  protected StateId enter() {
    controller().refresh();
    controller().askComputer();
    return STAY;
  }

  /** A single piece is ready to move; of a combination, the parts have to be chosen first. */
  @Override
  protected StateId tileClicked(Square square) {
    if (!model().isOwnPiece(square) || controller().isComputersTurn()) {
      return STAY;
    }
    controller().select(square);
    boolean single = controller().getSelectedPiece().getParts().size() == 1;
    if (!single) {
      return StateId.CHOOSE_PART;
    }
    controller().chooseParts(controller().getSelectedPiece().getKinds());
    return StateId.MOVE;
  }
}
