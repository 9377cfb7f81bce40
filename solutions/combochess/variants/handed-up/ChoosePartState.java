package combochess.controller;

import combochess.model.Kind;
import java.util.Optional;
import java.util.Set;

/** Asks for parts. */
public class ChoosePartState extends TurnState {

  /** Creates the state. */
  public ChoosePartState() {
    super(StateId.CHOOSE_PART);
  }

  @Override
  protected StateId enter() {
    return Steps.ask(controller());
  }

  @Override
  protected StateId partsChosen(Set<Kind> parts) {
    return Optional.of(parts)
        .filter(some -> !some.isEmpty())
        .filter(some -> controller().getSelectedPiece().getKinds().containsAll(some))
        .map(this::choose)
        .orElse(STAY);
  }

  private StateId choose(Set<Kind> parts) {
    controller().chooseParts(parts);
    view().closeDialogs();
    return StateId.MOVE;
  }

  @Override
  protected StateId cancel() {
    return deselect();
  }
}
