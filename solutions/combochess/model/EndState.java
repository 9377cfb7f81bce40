package combochess.controller;

/** State 8: the game is over. */
public class EndState extends State {

  /** Creates the state. */
  public EndState() {
    super(StateId.END);
  }

  @Override
  protected StateId enter() {
    controller().refresh();
    view().showEnd(controller().getResult());
    return STAY;
  }

  @Override
  protected StateId submit() {
    view().closeDialogs();
    return StateId.WELCOME;
  }

  @Override
  protected StateId cancel() {
    view().closeDialogs();
    return STAY;
  }

  @Override
  protected StateId undo() {
    controller().takeBack();
    return controller().startTurn();
  }
}
