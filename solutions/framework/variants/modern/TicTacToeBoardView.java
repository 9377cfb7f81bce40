package framework.games.tictactoe;

import framework.Board;
import framework.BoardView;
import java.awt.Color;
import java.awt.Graphics2D;

/** Draws the lines as what is left of the grid when the spaces have been filled. */
public class TicTacToeBoardView extends BoardView {

  private static final long serialVersionUID = 1L;

  /**
   * Makes a view.
   *
   * @param board the board
   */
  public TicTacToeBoardView(Board board) {
    super(board);
    setBackground(Color.WHITE);
  }

  @Override
  protected void drawHook(Graphics2D graphics) {
    var before = graphics.getPaint();
    graphics.setPaint(Color.GRAY);
    graphics.fill(getGrid());
    graphics.setPaint(before);
  }
}
