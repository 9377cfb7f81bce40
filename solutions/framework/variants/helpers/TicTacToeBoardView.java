package framework.games.tictactoe;

import framework.model.Board;
import framework.view.BoardView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Line2D;

/** Draws the board with a pen, in the middle between two spaces. */
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
    return 4;
  }

  @Override
  protected void drawHook(Graphics2D graphics) {
    TicTacToePen pen = new TicTacToePen(Color.DARK_GRAY, 4);
    Rectangle grid = getGrid();
    Rectangle middle = getSpaceView(1, 1).getRectangle();
    double[] xs = {middle.x - 2, middle.getMaxX() + 2};
    double[] ys = {middle.y - 2, middle.getMaxY() + 2};
    for (int i = 0; i < 2; i++) {
      pen.draw(graphics, new Line2D.Double(xs[i], grid.y, xs[i], grid.getMaxY()));
      pen.draw(graphics, new Line2D.Double(grid.x, ys[i], grid.getMaxX(), ys[i]));
    }
  }
}
