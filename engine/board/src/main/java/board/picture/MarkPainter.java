package board.picture;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.Set;

/** Paints the marks of one space. Every line has an edge that shows it on a space of any colour. */
public final class MarkPainter {

  private final Graphics2D graphics;
  private final Rectangle square;
  private final Theme theme;
  private final BoardStyle style;
  private final float line;

  /**
   * Creates a painter for one space.
   *
   * @param graphics where to paint; it is not left as it was found
   * @param square the space, in points
   * @param theme the colours of the window
   * @param style what the board looks like
   */
  public MarkPainter(Graphics2D graphics, Rectangle square, Theme theme, BoardStyle style) {
    this.graphics = graphics;
    this.square = square;
    this.theme = theme;
    this.style = style;
    this.line = Math.max(1.5f, square.width / 26f);
  }

  /** Paints what goes below a piece: a tint, which hides nothing. */
  public void paintBelow(Set<Mark> marks) {
    if (marks.contains(Mark.WINNING)) {
      tint(theme.winning(), 0.55f);
    } else if (marks.contains(Mark.LAST_TO)) {
      tint(theme.last(), 0.45f);
    } else if (marks.contains(Mark.LAST_FROM)) {
      tint(theme.last(), 0.2f);
    }
  }

  /** Paints what goes above a piece: frames, and dots where the selected piece may go. */
  public void paintAbove(Set<Mark> marks, boolean occupied) {
    if (marks.contains(Mark.WINNING)) {
      frame(theme.winning(), line, 2 * line, null);
    } else if (marks.contains(Mark.LAST_TO)) {
      frame(theme.last(), line / 2, line, null);
    } else if (marks.contains(Mark.LAST_FROM)) {
      frame(theme.last(), line / 2, line, new float[] {line, 2 * line});
    }
    if (marks.contains(Mark.SELECTED)) {
      frame(style.markColor(Mark.SELECTED, theme), 1.5f * line, 1.5f * line, null);
    }
    if (marks.contains(Mark.TARGET)) {
      if (occupied) {
        corners();
      } else {
        dot();
      }
    }
  }

  /** Shows that the mouse is over a space where a click means something. */
  public void paintHover() {
    frame(theme.accent(), line, line, null);
  }

  /** Shows where the arrow keys are. */
  public void paintCursor() {
    frame(theme.ink(), line, 3 * line, new float[] {3 * line, 2 * line});
  }

  private void tint(Color color, float share) {
    graphics.setComposite(AlphaComposite.SrcOver.derive(share));
    graphics.setColor(color);
    graphics.fill(square);
    graphics.setComposite(AlphaComposite.SrcOver);
  }

  private void frame(Color color, float width, float inset, float[] dash) {
    int in = Math.round(inset);
    Rectangle inner = new Rectangle(square);
    inner.grow(-in, -in);
    graphics.setColor(Theme.on(color));
    graphics.setStroke(new BasicStroke(width + Math.max(1, width / 2)));
    graphics.draw(inner);
    graphics.setColor(color);
    graphics.setStroke(
        dash == null
            ? new BasicStroke(width)
            : new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dash, 0));
    graphics.draw(inner);
  }

  private void dot() {
    int dot = square.width / 4;
    int x = square.x + (square.width - dot) / 2;
    int y = square.y + (square.height - dot) / 2;
    Color color = style.markColor(Mark.TARGET, theme);
    graphics.setColor(Theme.on(color));
    graphics.fillOval(x - 1, y - 1, dot + 2, dot + 2);
    graphics.setColor(color);
    graphics.fillOval(x, y, dot, dot);
  }

  /** A piece that can be taken gets four corners in place of a dot, which it would hide. */
  private void corners() {
    int right = square.x + square.width;
    int bottom = square.y + square.height;
    corner(square.x, square.y, 1, 1);
    corner(right, square.y, -1, 1);
    corner(square.x, bottom, 1, -1);
    corner(right, bottom, -1, -1);
  }

  private void corner(int x, int y, int signX, int signY) {
    int size = square.width / 5;
    Color color = style.markColor(Mark.TARGET, theme);
    graphics.setColor(Theme.on(color));
    triangle(x, y, signX * (size + 2), signY * (size + 2));
    graphics.setColor(color);
    triangle(x, y, signX * size, signY * size);
  }

  private void triangle(int x, int y, int width, int height) {
    graphics.fillPolygon(new int[] {x, x + width, x}, new int[] {y, y, y + height}, 3);
  }
}
