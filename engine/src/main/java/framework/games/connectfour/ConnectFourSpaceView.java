package framework.games.connectfour;

import framework.BoardView;
import framework.Palette;
import framework.Space;
import framework.SpaceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** Draws a space as a hole in the board. */
public class ConnectFourSpaceView extends SpaceView {

  /**
   * Makes a view.
   *
   * @param boardView the view of the board; not null
   * @param space the space; not null
   */
  public ConnectFourSpaceView(BoardView boardView, Space space) {
    super(boardView, space);
  }

  @Override
  protected void drawEmpty(Graphics2D graphics) {
    super.drawEmpty(graphics);
    Rectangle hole = holeIn(getRectangle());
    Color before = graphics.getColor();
    graphics.setColor(Palette.PAPER);
    graphics.fillOval(hole.x, hole.y, hole.width, hole.height);
    graphics.setColor(before);
  }

  /** Returns the square around the hole in a space; a disc fills just this. */
  static Rectangle holeIn(Rectangle space) {
    int side = Math.min(space.width, space.height);
    int margin = side / 12;
    return new Rectangle(
        space.x + (space.width - side) / 2 + margin,
        space.y + (space.height - side) / 2 + margin,
        side - 2 * margin,
        side - 2 * margin);
  }
}
