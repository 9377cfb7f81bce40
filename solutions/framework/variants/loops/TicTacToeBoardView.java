package framework.games.tictactoe;

import framework.model.Board;
import framework.view.BoardView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** Draws the lines point by point, wherever no space is. */
public class TicTacToeBoardView extends BoardView {

  private static final long serialVersionUID = 1L;

  /**
   * Makes a view.
   *
   * @param board the board
   */
  public TicTacToeBoardView(Board board) {
    super(board);
  }

  @Override
  protected int gapHook(int spaceSize) {
    return 3;
  }

  @Override
  protected void drawHook(Graphics2D graphics) {
    Color color = graphics.getColor();
    graphics.setColor(Color.BLACK);
    Rectangle grid = getGrid();
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        Rectangle space = getSpaceView(row, column).getRectangle();
        if (column < 2) {
          graphics.fillRect(space.x + space.width, space.y, 3, grid.y + grid.height - space.y);
        }
        if (row < 2) {
          graphics.fillRect(space.x, space.y + space.height, grid.x + grid.width - space.x, 3);
        }
      }
    }
    graphics.setColor(color);
  }
}
