package combochess.controller;

/** A piece is selected. */
abstract class SelectedState extends TurnState {
  SelectedState(StateId id) {
    super(id);
  }

  @Override
  protected final StateId cancel() {
    return deselect();
  }

  @Override
  protected StateId undo() {
    return taken(super.undo());
  }

  private StateId taken(StateId next) {
    return next;
  }
}
