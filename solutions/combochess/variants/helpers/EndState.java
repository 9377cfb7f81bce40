package combochess.controller;

/** The result. */
public class EndState extends DialogState {
  /** Creates the state. */
  public EndState() {
    super(StateId.END);
  }

  @Override
  void show() {
    controller().refresh();
    view().showEnd(controller().getResult());
  }

  @Override
  protected StateId submit() {
    return closeAndGo(StateId.WELCOME);
  }

  @Override
  protected StateId cancel() {
    return closeAndGo(STAY);
  }

  @Override
  protected StateId undo() {
    return controller().takeBack() ? controller().startTurn() : STAY;
  }
}
