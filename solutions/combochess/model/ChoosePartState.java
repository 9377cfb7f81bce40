package combochess.controller;

import combochess.model.Kind;
import combochess.model.Piece;
import java.util.Set;

/** State 4: the player is asked which parts of a combination move. */
public class ChoosePartState extends TurnState {

  /** Creates the state. */
  public ChoosePartState() {
    super(StateId.CHOOSE_PART);
  }

  @Override
  protected StateId enter() {
    Piece piece = controller().getSelectedPiece();
    view().showParts(controller().getSelected(), piece);
    return STAY;
  }

  @Override
  protected StateId partsChosen(Set<Kind> parts) {
    Piece piece = controller().getSelectedPiece();
    boolean has = piece.getKinds().containsAll(parts);
    if (parts.isEmpty() || !has) {
      return STAY;
    }
    view().closeDialogs();
    controller().chooseParts(parts);
    return StateId.MOVE;
  }

  @Override
  protected StateId cancel() {
    return deselect();
  }
}
