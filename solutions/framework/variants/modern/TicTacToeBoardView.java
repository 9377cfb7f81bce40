package framework.games.tictactoe;

import framework.model.Board;
import framework.view.BoardView;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;

/** Draws dashed lines, whose dashes are as long as the gaps between the spaces say. */
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
  protected int gapHook(int spaceSize) {
    return Math.max(2, spaceSize / 16);
  }

  @Override
  protected void drawHook(Graphics2D graphics) {
    var pen = (Graphics2D) graphics.create();
    var first = getSpaceView(0, 0).getRectangle();
    var last = getSpaceView(2, 2).getRectangle();
    int gap = getSpaceView(0, 1).getRectangle().x - first.x - first.width;
    var dashes = new float[] {3 * gap, gap};
    pen.setStroke(
        new BasicStroke(gap, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dashes, 0));
    pen.setColor(Color.GRAY);
    for (int i = 1; i < 3; i++) {
      var space = getSpaceView(i, i).getRectangle();
      int x = space.x - gap / 2;
      int y = space.y - gap / 2;
      pen.drawLine(x, first.y, x, last.y + last.height);
      pen.drawLine(first.x, y, last.x + last.width, y);
    }
    pen.dispose();
  }
}
