package framework.games.quixo;

import framework.model.Piece;
import framework.view.Palette;
import framework.view.PieceView;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Stroke;

/** Draws a cube from above: its edges, and the mark on top. */
public class QuixoPieceView extends PieceView {

  /** The name of the player whose mark is a cross; the mark of any other is a ring. */
  private static final String CROSS = "X";

  /**
   * Makes a view.
   *
   * @param piece the cube; not null
   */
  public QuixoPieceView(Piece piece) {
    super(piece);
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    Color colorBefore = graphics.getColor();
    Stroke strokeBefore = graphics.getStroke();
    // From the corner of the space, so that what follows need not know where the space lies.
    graphics.translate(rectangle.x, rectangle.y);
    int side = Math.min(rectangle.width, rectangle.height);
    drawCube(graphics, side);
    if (getPiece().getPlayer() != null) {
      drawMark(graphics, side, getPiece().getPlayer().getName().equals(CROSS));
    }
    graphics.translate(-rectangle.x, -rectangle.y);
    graphics.setColor(colorBefore);
    graphics.setStroke(strokeBefore);
  }

  private static void drawCube(Graphics2D graphics, int side) {
    int edge = Math.max(2, side / 14);
    int inner = side - 2 * edge;
    graphics.setColor(new Color(0xD9C7A3));
    graphics.fillRect(0, 0, side, side);
    graphics.setColor(new Color(0xA98F5F));
    graphics.fillPolygon(
        new int[] {side, side, 0, edge, side - edge, side - edge},
        new int[] {0, side, side, side - edge, side - edge, edge},
        6);
    graphics.setColor(new Color(0xF2E6CB));
    graphics.fillRect(edge, edge, inner, inner);
  }

  private static void drawMark(Graphics2D graphics, int side, boolean isFirst) {
    int from = side / 4;
    int to = side - from;
    graphics.setStroke(new BasicStroke(side / 9f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    if (isFirst) {
      graphics.setColor(Palette.BLUE);
      graphics.drawLine(from, from, to, to);
      graphics.drawLine(from, to, to, from);
    } else {
      graphics.setColor(Palette.ORANGE);
      graphics.drawOval(from, from, to - from, to - from);
    }
  }
}
