package checkerboard.window;

import framework.Board;
import framework.BoardView;
import framework.Palette;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** Draws the numbers of rows and columns beside the squares, as the checkerboard counts them. */
final class CheckersBoardView extends BoardView {

  private static final long serialVersionUID = 1L;

  /** Makes a view. */
  CheckersBoardView(Board board) {
    super(board);
    setBackground(Palette.BOARD);
  }

  @Override
  protected int gapHook(int spaceSize) {
    return 0;
  }

  @Override
  protected int borderHook(int spaceSize) {
    return spaceSize / 2;
  }

  @Override
  protected void drawHook(Graphics2D graphics) {
    Color colorBefore = graphics.getColor();
    Font fontBefore = graphics.getFont();
    Rectangle grid = getGrid();
    int size = grid.width / Position.SIZE;
    graphics.setColor(Palette.INK);
    graphics.setFont(fontBefore.deriveFont(size / 4f));
    for (int i = 0; i < Position.SIZE; i++) {
      int middle = i * size + size / 2;
      String row = String.valueOf(Position.SIZE - 1 - i);
      drawCentred(graphics, row, grid.x - size / 4, grid.y + middle);
      int below = grid.y + grid.height + size / 4;
      drawCentred(graphics, String.valueOf(i), grid.x + middle, below);
    }
    graphics.setColor(colorBefore);
    graphics.setFont(fontBefore);
  }

  private static void drawCentred(Graphics2D graphics, String text, int x, int y) {
    FontMetrics metrics = graphics.getFontMetrics();
    int left = x - metrics.stringWidth(text) / 2;
    graphics.drawString(text, left, y + (metrics.getAscent() - metrics.getDescent()) / 2);
  }
}
