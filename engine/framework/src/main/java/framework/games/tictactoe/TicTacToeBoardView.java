package framework.games.tictactoe;

import framework.model.Board;
import framework.view.BoardView;
import framework.view.Palette;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** Draws two lines across and two down; there is nothing around the spaces. */
public class TicTacToeBoardView extends BoardView {

  private static final long serialVersionUID = 1L;

  /**
   * Makes a view.
   *
   * @param board the board; not null
   */
  public TicTacToeBoardView(Board board) {
    super(board);
    setBackground(Palette.PAPER);
  }

  /** Returns the width of a line. */
  @Override
  protected int gapHook(int spaceSize) {
    return Math.max(2, spaceSize / 16);
  }

  /** Draws the lines between the spaces. */
  @Override
  protected void drawHook(Graphics2D graphics) {
    Color before = graphics.getColor();
    graphics.setColor(Palette.INK);
    Rectangle grid = getGrid();
    Rectangle first = getSpaceView(0, 0).getRectangle();
    int gap = gapHook(first.width);
    for (int i = 1; i < getColumns(); i++) {
      int offset = i * first.width + (i - 1) * gap;
      graphics.fillRect(grid.x + offset, grid.y, gap, grid.height);
      graphics.fillRect(grid.x, grid.y + offset, grid.width, gap);
    }
    graphics.setColor(before);
  }
}
