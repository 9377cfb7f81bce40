package combochess.controller;

/** Waits: when it is entered it shows something, and asks the computer if it is its turn. */
abstract class WaitingState extends State {
  private final StateId afterCancel;

  WaitingState(StateId id, StateId afterCancel) {
    super(id);
    this.afterCancel = afterCancel;
  }

  abstract void show();

  @Override
  protected StateId enter() {
    show();
    return STAY;
  }

  @Override
  protected StateId cancel() {
    return afterCancel == getId() ? STAY : closed(afterCancel);
  }

  final StateId closed(StateId next) {
    view().closeDialogs();
    return next;
  }
}
