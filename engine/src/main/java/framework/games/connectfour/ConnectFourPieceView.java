package framework.games.connectfour;

import framework.Palette;
import framework.Piece;
import framework.PieceView;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Stroke;

/** Draws a disc: red ones have a ring on them, yellow ones a bar. */
public class ConnectFourPieceView extends PieceView {

  private final boolean isRed;

  /**
   * Makes a view.
   *
   * @param piece the disc; not null
   */
  public ConnectFourPieceView(Piece piece) {
    super(piece);
    isRed = piece.getPlayer().getName().equals(ConnectFourFactory.FIRST);
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    Color colorBefore = graphics.getColor();
    Stroke strokeBefore = graphics.getStroke();
    Rectangle disc = ConnectFourSpaceView.holeIn(rectangle);
    int quarter = disc.width / 4;
    graphics.setColor(isRed ? Palette.ORANGE : Palette.YELLOW);
    graphics.fillOval(disc.x, disc.y, disc.width, disc.height);
    graphics.setColor(isRed ? Color.WHITE : Palette.INK);
    graphics.setStroke(new BasicStroke(disc.width / 14f));
    if (isRed) {
      graphics.drawOval(
          disc.x + quarter, disc.y + quarter, disc.width - 2 * quarter, disc.height - 2 * quarter);
    } else {
      int middle = disc.y + disc.height / 2;
      graphics.drawLine(disc.x + quarter, middle, disc.x + disc.width - quarter, middle);
    }
    graphics.setColor(colorBefore);
    graphics.setStroke(strokeBefore);
  }
}
