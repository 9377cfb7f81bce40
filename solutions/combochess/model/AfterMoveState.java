package combochess.controller;

/** State 6: a move was played, and the next turn begins. */
public class AfterMoveState extends State {

  /** Creates the state. */
  public AfterMoveState() {
    super(StateId.AFTER_MOVE);
  }

  @Override
  protected StateId enter() {
    StateId next = controller().startTurn();
    return next;
  }
}
