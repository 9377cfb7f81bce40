package checkerboard.window;

import framework.BoardView;
import framework.Space;
import framework.SpaceView;
import java.awt.Color;
import java.awt.Graphics2D;

/** Draws a dark or a light square; the lower left corner is dark. */
final class CheckersSpaceView extends SpaceView {

  private static final Color DARK = new Color(0x6F8F72);
  private static final Color LIGHT = new Color(0xF1EFE2);

  /** Makes a view. */
  CheckersSpaceView(BoardView boardView, Space space) {
    super(boardView, space);
  }

  @Override
  protected void drawEmpty(Graphics2D graphics) {
    Color before = graphics.getColor();
    int rowFromBelow = Position.SIZE - 1 - getSpace().getRow();
    boolean dark = (rowFromBelow + getSpace().getColumn()) % 2 == 0;
    graphics.setColor(dark ? DARK : LIGHT);
    graphics.fill(getRectangle());
    graphics.setColor(before);
  }
}
