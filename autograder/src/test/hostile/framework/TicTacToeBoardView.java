package framework.games.tictactoe;

import framework.model.Board;
import framework.view.BoardView;
import java.awt.Graphics2D;

/** A wrong view, into which the hostile hand-ins are written where it says so. */
public class TicTacToeBoardView extends BoardView {
  /*members*/
  static { /*static-block*/ }

  /** Makes a view of the board. */
  public TicTacToeBoardView(Board board) {
    super(board);
    /*constructor*/
  }

  /** Leaves no room for lines. */
  @Override
  protected int gapHook(int spaceSize) {
    return 0;
  }

  /** Draws nothing. */
  @Override
  protected void drawHook(Graphics2D graphics) {
    if (getWidth() >= 0) { /*hook*/ }
  }
}
