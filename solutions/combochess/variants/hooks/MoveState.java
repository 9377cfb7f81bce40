package combochess.controller;

import combochess.model.Move;
import combochess.model.Square;
import java.util.Optional;

/** Waits for a square. */
public class MoveState extends SelectedState {

  /** Creates the state. */
  public MoveState() {
    super(StateId.MOVE);
  }

  @Override
  protected StateId tileClicked(Square square) {
    if (square.equals(controller().getSelected())) {
      return cancel();
    }
    Optional<Move> found = Optional.empty();
    for (Move move : controller().getOfferedMoves()) {
      found = square.equals(move.getTo()) ? Optional.of(move) : found;
    }
    return found.isPresent() ? moveChosen(found.get()) : STAY;
  }
}
