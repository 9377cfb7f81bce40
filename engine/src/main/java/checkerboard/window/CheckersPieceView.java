package checkerboard.window;

import framework.Palette;
import framework.PieceView;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Stroke;

/** Draws a disc: red ones have a ring, black ones have none; a king has a crown. */
final class CheckersPieceView extends PieceView {

  private final boolean isRed;
  private final boolean isKing;

  /** Makes a view. */
  CheckersPieceView(CheckersPiece piece) {
    super(piece);
    isRed = piece.isRed();
    isKing = piece.isKing();
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    Color colorBefore = graphics.getColor();
    Stroke strokeBefore = graphics.getStroke();
    int side = Math.min(rectangle.width, rectangle.height);
    int margin = side / 8;
    int x = rectangle.x + margin;
    int y = rectangle.y + margin;
    int disc = side - 2 * margin;
    graphics.setColor(isRed ? Palette.ORANGE : Palette.INK);
    graphics.fillOval(x, y, disc, disc);
    graphics.setColor(Color.WHITE);
    graphics.setStroke(new BasicStroke(Math.max(1.5f, side / 32f)));
    if (isRed) {
      int ring = disc / 10;
      graphics.drawOval(x + ring, y + ring, disc - 2 * ring, disc - 2 * ring);
    }
    if (isKing) {
      drawCrown(graphics, x + disc / 4, y + disc / 3, disc / 2, disc / 3);
    }
    graphics.setColor(colorBefore);
    graphics.setStroke(strokeBefore);
  }

  private static void drawCrown(Graphics2D graphics, int x, int y, int width, int height) {
    int[] across = {x, x + width / 4, x + width / 2, x + 3 * width / 4, x + width, x + width, x};
    int[] down = {y, y + height / 2, y, y + height / 2, y, y + height, y + height};
    graphics.fillPolygon(across, down, across.length);
  }
}
