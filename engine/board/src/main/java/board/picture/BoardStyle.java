package board.picture;

import board.model.Cell;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/**
 * What the boards of one game look like in a window.
 *
 * <p>Pattern <em>Abstract Factory</em>: a style creates the painters of all kinds of pieces, and
 * the panel knows only their common type.
 */
@FunctionalInterface
public interface BoardStyle {

  /** Discs with the occupant's text on them; good enough for every new game. */
  BoardStyle PLAIN = occupant -> PiecePainter.disc(occupant.seat(), occupant.text());

  /**
   * Creates a painter.
   *
   * @param occupant what is to be painted; not null
   * @return its painter; not null
   */
  PiecePainter createPainter(Occupant occupant);

  /**
   * Paints a space without what is on it. Here: in the theme's colour for spaces.
   *
   * @param graphics where to paint; need not be left as it was found
   * @param square the space, in points
   * @param cell which space it is
   * @param theme the colours of the window
   */
  default void paintSpace(Graphics2D graphics, Rectangle square, Cell cell, Theme theme) {
    graphics.setColor(theme.space());
    graphics.fill(square);
  }

  /**
   * Returns the colour of the frame of a selected piece, and of the dots where it may go. Here: the
   * theme's accent for both.
   *
   * @param mark {@link Mark#SELECTED} or {@link Mark#TARGET}
   * @param theme the colours of the window
   */
  default Color markColor(Mark mark, Theme theme) {
    return theme.accent();
  }

  /**
   * Returns how far apart two spaces lie. Here: a line's width.
   *
   * @param side the side of a space, in points
   * @return the gap, in points
   */
  default int gap(int side) {
    return Math.max(1, side / 40);
  }

  /**
   * Returns this style on a chequered board without gaps.
   *
   * @param dark which of the two kinds of spaces are the dark ones: those whose row + column is odd
   *     if this is 1, even if it is 0
   */
  default BoardStyle chequered(int dark) {
    BoardStyle pieces = this;
    return new BoardStyle() {
      @Override
      public PiecePainter createPainter(Occupant occupant) {
        return pieces.createPainter(occupant);
      }

      @Override
      public void paintSpace(Graphics2D graphics, Rectangle square, Cell cell, Theme theme) {
        boolean isDark = (cell.row() + cell.column()) % 2 == dark;
        graphics.setColor(isDark ? theme.darkSpace() : theme.lightSpace());
        graphics.fill(square);
      }

      @Override
      public Color markColor(Mark mark, Theme theme) {
        return pieces.markColor(mark, theme);
      }

      @Override
      public int gap(int side) {
        return 0;
      }
    };
  }
}
