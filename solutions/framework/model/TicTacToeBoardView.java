package framework.games.tictactoe;

import framework.model.Board;
import framework.view.BoardView;
import framework.view.Palette;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** Draws the board: four lines between the spaces. */
public class TicTacToeBoardView extends BoardView {

  private static final long serialVersionUID = 1L;

  /**
   * Makes a view of the board.
   *
   * @param board the board
   */
  public TicTacToeBoardView(Board board) {
    super(board);
    setBackground(Palette.PAPER);
  }

  @Override
  protected int gapHook(int spaceSize) {
    return 1 + spaceSize / 20;
  }

  @Override
  protected void drawHook(Graphics2D graphics) {
    Color before = graphics.getColor();
    graphics.setColor(Palette.INK);
    Rectangle grid = getGrid();
    // What is left free between two neighbours is a line.
    for (int i = 1; i < getRows(); i++) {
      Rectangle upper = getSpaceView(i - 1, 0).getRectangle();
      Rectangle lower = getSpaceView(i, 0).getRectangle();
      int y = upper.y + upper.height;
      graphics.fillRect(grid.x, y, grid.width, lower.y - y);
    }
    for (int i = 1; i < getColumns(); i++) {
      Rectangle left = getSpaceView(0, i - 1).getRectangle();
      Rectangle right = getSpaceView(0, i).getRectangle();
      int x = left.x + left.width;
      graphics.fillRect(x, grid.y, right.x - x, grid.height);
    }
    graphics.setColor(before);
  }
}
