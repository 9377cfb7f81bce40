package combochess.controller;

import combochess.model.Kind;
import java.util.Set;

/** Asks for parts. */
public class ChoosePartState extends SelectedState {

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
    return fits(parts) ? choose(parts) : STAY;
  }

  private boolean fits(Set<Kind> parts) {
    return !parts.isEmpty() && controller().getSelectedPiece().getKinds().containsAll(parts);
  }

  private StateId choose(Set<Kind> parts) {
    view().closeDialogs();
    controller().chooseParts(parts);
    return StateId.MOVE;
  }
}
