package combochess.controller;

/** Waits for nothing: does its work, and leads on. */
abstract class PassingState extends State {
  PassingState(StateId id) {
    super(id);
  }

  void work() {}

  @Override
  protected final StateId enter() {
    work();
    return controller().startTurn();
  }
}
