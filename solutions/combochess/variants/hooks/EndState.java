package combochess.controller;

/** The result. */
public class EndState extends WaitingState {

  /** Creates the state. */
  public EndState() {
    super(StateId.END, STAY);
  }

  @Override
  void show() {
    controller().refresh();
    view().showEnd(controller().getResult());
  }

  @Override
  protected StateId submit() {
    return closed(StateId.WELCOME);
  }

  @Override
  protected StateId undo() {
    controller().takeBack();
    return controller().startTurn();
  }
}
