package combochess.controller;

/** State 6: a move was played. Goes on with the next turn, or to the end. */
public class AfterMoveState extends State {

  /** Creates the state. */
  public AfterMoveState() {
    super(StateId.AFTER_MOVE);
  }

  /** Goes on with the next turn, or to the end. */
  @Override
  protected StateId enter() {
    return controller().startTurn();
  }
}
