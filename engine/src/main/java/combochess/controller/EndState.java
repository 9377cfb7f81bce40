package combochess.controller;

/** State 8: both players had all their turns. Says who won, and offers another game. */
public final class EndState extends State {

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

  /** Closes the dialog, so that one can look at the last position. */
  @Override
  protected StateId cancel() {
    view().closeDialogs();
    return STAY;
  }
}
