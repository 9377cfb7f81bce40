package combochess.controller;

/** Leads on after a move. */
public class AfterMoveState extends PassingState {

  /** Creates the state. */
  public AfterMoveState() {
    super(StateId.AFTER_MOVE);
  }
}
