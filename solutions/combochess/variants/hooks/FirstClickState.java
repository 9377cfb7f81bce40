package combochess.controller;

import combochess.model.Move;
import combochess.model.Square;

/** The board waits. */
public class FirstClickState extends WaitingState {

  /** Creates the state. */
  public FirstClickState() {
    super(StateId.FIRST_CLICK, StateId.FIRST_CLICK);
  }

  @Override
  void show() {
    controller().refresh();
    controller().askComputer();
  }

  @Override
  protected StateId tileClicked(Square square) {
    return begin(new TileEvent(square));
  }

  @Override
  protected StateId moveChosen(Move move) {
    return begin(new MoveEvent(move));
  }

  private StateId begin(Event event) {
    controller().stopTurn();
    StateId next = controller().startTurn();
    controller().post(event);
    return next;
  }

  @Override
  protected StateId undo() {
    return again(controller().takeBack());
  }

  @Override
  protected StateId redo() {
    return again(controller().playAgain());
  }

  private StateId again(boolean changed) {
    return changed ? getId() : STAY;
  }
}
