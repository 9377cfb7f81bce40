package combochess.controller;

import combochess.model.Move;
import combochess.model.Square;

/** State 2: everything is ready, and the clock waits for the first click or move. */
public class FirstClickState extends State {

  /** Creates the state. */
  public FirstClickState() {
    super(StateId.FIRST_CLICK);
  }

  @Override
  protected StateId enter() {
    controller().refresh();
    controller().askComputer();
    return STAY;
  }

  @Override
  protected StateId tileClicked(Square square) {
    controller().post(new TileEvent(square));
    return begin();
  }

  @Override
  protected StateId moveChosen(Move move) {
    controller().post(new MoveEvent(move));
    return begin();
  }

  private StateId begin() {
    controller().stopTurn();
    return controller().startTurn();
  }

  @Override
  protected StateId undo() {
    if (controller().takeBack()) {
      return StateId.FIRST_CLICK;
    }
    return STAY;
  }

  @Override
  protected StateId redo() {
    if (controller().playAgain()) {
      return StateId.FIRST_CLICK;
    }
    return STAY;
  }
}
