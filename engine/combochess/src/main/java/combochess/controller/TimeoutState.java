package combochess.controller;

/** State 7: the active player took too long and loses the turn, which counts. */
public class TimeoutState extends State {

  /** Creates the state. */
  public TimeoutState() {
    super(StateId.TIMEOUT);
  }

  /** Says who was late, ends the turn, and goes on with the next one, or to the end. */
  @Override
  protected StateId enter() {
    controller().stopTurn();
    view().closeDialogs();
    view().showTimeout(model().getActivePlayer().getName());
    model().timeOut();
    return controller().startTurn();
  }
}
