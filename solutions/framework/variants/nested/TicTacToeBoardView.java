package framework.games.tictactoe;

import framework.model.Board;
import framework.view.BoardView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** Draws the lines with a small painter. */
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
  protected int borderHook(int spaceSize) {
    return spaceSize / 6;
  }

  @Override
  protected int gapHook(int spaceSize) {
    return Math.max(1, spaceSize / 10);
  }

  @Override
  protected void drawHook(Graphics2D graphics) {
    new Painter(graphics) {
      @Override
      void paint(Graphics2D pen) {
        pen.setColor(Color.DARK_GRAY);
        Rectangle grid = getGrid();
        pen.translate(grid.x, grid.y);
        for (int i = 1; i < 3; i++) {
          Rectangle space = getSpaceView(i, i).getRectangle();
          Rectangle before = getSpaceView(i - 1, i - 1).getRectangle();
          int width = space.x - before.x - before.width;
          pen.fillRect(space.x - grid.x - width, 0, width, grid.height);
          pen.fillRect(0, space.y - grid.y - width, grid.width, width);
        }
      }
    }.run();
  }

  /** Paints with a copy of a graphics, so that the graphics itself stays as it is. */
  private abstract static class Painter implements Runnable {
    private final Graphics2D graphics;

    Painter(Graphics2D graphics) {
      this.graphics = graphics;
    }

    abstract void paint(Graphics2D pen);

    @Override
    public void run() {
      Graphics2D pen = (Graphics2D) graphics.create();
      try {
        paint(pen);
      } finally {
        pen.dispose();
      }
    }
  }
}
