package board.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.font.GlyphVector;
import java.awt.geom.Rectangle2D;

/**
 * Paints one occupant of a space. Ready painters are here as static methods; a game with its own
 * shapes writes a lambda.
 */
@FunctionalInterface
public interface PiecePainter {

  /** How high a capital letter is, as a share of the size of the font. */
  double CAPITAL = 0.73;

  /**
   * Paints the occupant.
   *
   * @param graphics where to paint; need not be left as it was found
   * @param square where the occupant goes, a square; nothing shows outside of it; in points, which
   *     are more than one pixel each on a screen of high density
   * @param theme the colours of the window
   */
  void paint(Graphics2D graphics, Rectangle square, Theme theme);

  /** Returns a painter of a disc with a letter or a symbol on it. */
  static PiecePainter disc(int seat, String text) {
    return (graphics, square, theme) -> {
      Color color = theme.seat(seat);
      int margin = square.width / 9;
      int side = square.width - 2 * margin;
      graphics.setColor(color);
      graphics.fillOval(square.x + margin, square.y + margin, side, side);
      graphics.setColor(Theme.on(color));
      graphics.setStroke(new BasicStroke(Math.max(1, square.width / 40f)));
      graphics.drawOval(square.x + margin, square.y + margin, side, side);
      int inner = square.width / 4;
      Rectangle middle = new Rectangle(square.x + inner, square.y + inner, 2 * inner, 2 * inner);
      drawText(graphics, text, middle);
    };
  }

  /** Returns a painter of a cross in a seat's colour. */
  static PiecePainter cross(int seat) {
    return (graphics, square, theme) -> {
      Rectangle inner = pen(graphics, square, theme.seat(seat));
      int right = inner.x + inner.width;
      int bottom = inner.y + inner.height;
      graphics.drawLine(inner.x, inner.y, right, bottom);
      graphics.drawLine(inner.x, bottom, right, inner.y);
    };
  }

  /** Returns a painter of a ring in a seat's colour. */
  static PiecePainter ring(int seat) {
    return (graphics, square, theme) -> {
      Rectangle inner = pen(graphics, square, theme.seat(seat));
      graphics.drawOval(inner.x, inner.y, inner.width, inner.height);
    };
  }

  /** Returns a painter of a symbol, such as a chess piece's, in a seat's colour with an edge. */
  static PiecePainter symbol(int seat, String text) {
    return (graphics, square, theme) -> {
      int margin = square.width / 10;
      Rectangle inner = new Rectangle(square);
      inner.grow(-margin, -margin);
      graphics.setColor(theme.seat(seat));
      drawText(graphics, text, inner);
    };
  }

  /**
   * Draws a text in the present colour, as large as it fits into a rectangle and in its middle.
   *
   * @param graphics where to draw
   * @param text what to draw; nothing happens if it is blank
   * @param into where it goes
   */
  static void drawText(Graphics2D graphics, String text, Rectangle into) {
    if (text.isBlank() || into.width < 1 || into.height < 1) {
      return;
    }
    Font font = new Font(Font.SANS_SERIF, Font.BOLD, 100);
    GlyphVector glyphs = font.createGlyphVector(graphics.getFontRenderContext(), text);
    Rectangle2D bounds = glyphs.getVisualBounds();
    if (bounds.isEmpty()) {
      return;
    }
    // Small letters keep their size beside capital ones.
    double height = Math.max(bounds.getHeight(), CAPITAL * font.getSize2D());
    double scale = Math.min(into.width / bounds.getWidth(), into.height / height);
    Graphics2D copy = (Graphics2D) graphics.create();
    copy.translate(into.getCenterX(), into.getCenterY());
    copy.scale(scale, scale);
    copy.translate(-bounds.getCenterX(), -bounds.getCenterY());
    copy.fill(glyphs.getOutline());
    copy.dispose();
  }

  private static Rectangle pen(Graphics2D graphics, Rectangle square, Color color) {
    float width = square.width / 9f;
    graphics.setColor(color);
    graphics.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    int margin = square.width / 4;
    return new Rectangle(
        square.x + margin,
        square.y + margin,
        square.width - 2 * margin,
        square.height - 2 * margin);
  }
}
