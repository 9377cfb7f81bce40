package combochess.controller;

import combochess.model.Move;
import combochess.model.Square;

/** State 2: the board is set up. The first click starts the clock, and then counts as a click. */
public class FirstClickState extends State {

  /** Creates the state. */
  public FirstClickState() {
    super(StateId.FIRST_CLICK);
  }

  /** Shows the game, and asks a computer whose turn it is for its move. */
  @Override
  protected StateId enter() {
    controller().refresh();
    controller().askComputer();
    return STAY;
  }

  /** Starts the clock; then the click counts as one of the turn. */
  @Override
  protected StateId tileClicked(Square square) {
    return startWith(new TileEvent(square));
  }

  /** A computer player does not click: its move starts the clock. */
  @Override
  protected StateId moveChosen(Move move) {
    return startWith(new MoveEvent(move));
  }

  /** Takes the last turn of a saved game back; the clock goes on standing still. */
  @Override
  protected StateId undo() {
    return controller().takeBack() ? getId() : STAY;
  }

  /** Plays a turn again; the clock goes on standing still. */
  @Override
  protected StateId redo() {
    return controller().playAgain() ? getId() : STAY;
  }

  private StateId startWith(Event event) {
    controller().stopTurn();
    StateId next = controller().startTurn();
    controller().post(event);
    return next;
  }
}
