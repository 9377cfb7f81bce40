package combochess.controller;

import combochess.model.Square;

/** A piece is selected. */
public class MoveState extends TurnState {
  /** Creates the state. */
  public MoveState() {
    super(StateId.MOVE);
  }

  @Override
  protected StateId tileClicked(Square square) {
    if (square.equals(controller().getSelected())) {
      return cancel();
    }
    return controller().getOfferedMoves().stream()
        .filter(move -> move.getTo().equals(square))
        .findFirst()
        .map(this::play)
        .orElse(STAY);
  }

  @Override
  protected StateId cancel() {
    return deselect();
  }
}
