package combochess.controller;

import combochess.model.Kind;
import java.util.Set;

/** State 4: a combination is selected, and the view asks which of its parts move. */
public class ChoosePartState extends TurnState {

  /** Creates the state. */
  public ChoosePartState() {
    super(StateId.CHOOSE_PART);
  }

  /** Has the view ask which parts move. */
  @Override
  protected StateId enter() {
    view().showParts(controller().getSelected(), controller().getSelectedPiece());
    return STAY;
  }

  /** Goes on with these parts. Ignores a choice without a part, or with one that isn't there. */
  @Override
  protected StateId partsChosen(Set<Kind> parts) {
    if (parts.isEmpty() || !controller().getSelectedPiece().getKinds().containsAll(parts)) {
      return STAY;
    }
    view().closeDialogs();
    controller().chooseParts(parts);
    return StateId.MOVE;
  }

  /** Gives the selection up, and waits for another one. */
  @Override
  protected StateId cancel() {
    return deselect();
  }
}
