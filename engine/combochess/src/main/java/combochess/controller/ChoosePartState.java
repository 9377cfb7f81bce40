package combochess.controller;

import combochess.model.Kind;
import java.util.Set;

/** State 4: a combination is selected, and the view asks which of its parts move. */
public class ChoosePartState extends TurnState {

  /** Creates the state. */
  public ChoosePartState() {
    super(StateId.CHOOSE_PART);
  }

  @Override
  protected StateId enter() {
    view().showParts(controller().getSelected(), controller().getSelectedPiece());
    return STAY;
  }

  @Override
  protected StateId partsChosen(Set<Kind> parts) {
    if (parts.isEmpty() || !controller().getSelectedPiece().getKinds().containsAll(parts)) {
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
