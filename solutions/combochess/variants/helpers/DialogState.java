package combochess.controller;

/** A state that shows a dialog, which closes before the next state. */
abstract class DialogState extends State {
  DialogState(StateId id) {
    super(id);
  }

  /** Shows the dialog. */
  abstract void show();

  @Override
  protected final StateId enter() {
    show();
    return STAY;
  }

  /** Closes the dialog, and goes somewhere. */
  final StateId closeAndGo(StateId next) {
    view().closeDialogs();
    return next;
  }
}
