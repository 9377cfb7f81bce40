package combochess.controller;

import combochess.model.Square;

/** Nothing is selected. */
public class SelectState extends TurnState {
  /** Creates the state. */
  public SelectState() {
    super(StateId.SELECT);
  }

  @Override
  protected StateId enter() {
    controller().refresh();
    controller().askComputer();
    return super.enter();
  }

  @Override
  protected StateId tileClicked(Square square) {
    boolean person = !controller().isComputersTurn();
    return person && model().isOwnPiece(square) ? selected(square) : STAY;
  }

  private StateId selected(Square square) {
    controller().select(square);
    var kinds = controller().getSelectedPiece().getKinds();
    if (kinds.size() == 1) {
      controller().chooseParts(kinds);
    }
    return kinds.size() == 1 ? StateId.MOVE : StateId.CHOOSE_PART;
  }
}
