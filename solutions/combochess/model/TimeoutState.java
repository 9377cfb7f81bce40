package combochess.controller;

import combochess.model.Player;

/** State 7: the active player has lost the turn. */
public class TimeoutState extends State {

  /** Creates the state. */
  public TimeoutState() {
    super(StateId.TIMEOUT);
  }

  @Override
  protected StateId enter() {
    Player late = model().getActivePlayer();
    controller().stopTurn();
    view().closeDialogs();
    model().timeOut();
    view().showTimeout(late.getName());
    return controller().startTurn();
  }
}
