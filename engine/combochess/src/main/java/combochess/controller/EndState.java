package combochess.controller;

/** State 8: both players had all their turns. Says who won, and offers another game. */
public class EndState extends State {

  /** Creates the state. */
  public EndState() {
    super(StateId.END);
  }

  /** Shows how the game ended. */
  @Override
  protected StateId enter() {
    controller().refresh();
    view().showEnd(controller().getResult());
    return STAY;
  }

  /** Closes the dialog, and leads to the welcome. */
  @Override
  protected StateId submit() {
    view().closeDialogs();
    return StateId.WELCOME;
  }

  /** Takes the last turn back, so the game is not over any more; there always is one. */
  @Override
  protected StateId undo() {
    controller().takeBack();
    return controller().startTurn();
  }

  /** Closes the dialog, so that one can look at the last position. */
  @Override
  protected StateId cancel() {
    view().closeDialogs();
    return STAY;
  }
}
