package combochess.controller;

/** Leads on after a timeout. */
public class TimeoutState extends PassingState {

  /** Creates the state. */
  public TimeoutState() {
    super(StateId.TIMEOUT);
  }

  @Override
  void work() {
    String late = model().getActivePlayer().getName();
    controller().stopTurn();
    view().closeDialogs();
    model().timeOut();
    view().showTimeout(late);
  }
}
