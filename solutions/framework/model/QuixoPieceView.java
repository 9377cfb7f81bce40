package framework.games.quixo;

import framework.model.Piece;
import framework.model.Player;
import framework.view.PieceView;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;

/** Draws a cube as somebody sees it from above, with a cross, a ring or nothing on it. */
public class QuixoPieceView extends PieceView {

  private static final Color WOOD = new Color(0xE8D5A8);
  private static final Color EDGE = new Color(0x8C6D3A);
  private static final Color CROSS = new Color(0x1F4E9C);
  private static final Color RING = new Color(0xB3391B);

  /**
   * Makes a view.
   *
   * @param piece the cube
   */
  public QuixoPieceView(Piece piece) {
    super(piece);
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    // A copy, so that the original keeps its colour, its pen and its origin.
    Graphics2D copy = (Graphics2D) graphics.create();
    copy.clip(rectangle);
    copy.translate(rectangle.x, rectangle.y);
    drawCube(copy, rectangle.width, rectangle.height);
    Player player = getPiece().getPlayer();
    if (player != null) {
      copy.setStroke(new BasicStroke(Math.max(2f, rectangle.width / 10f)));
      if (player.getName().equals("X")) {
        drawCross(copy, rectangle.width, rectangle.height);
      } else {
        drawRing(copy, rectangle.width, rectangle.height);
      }
    }
    copy.dispose();
  }

  private static void drawCube(Graphics2D graphics, int width, int height) {
    int edge = Math.max(1, width / 16);
    graphics.setColor(EDGE);
    graphics.fillRect(0, 0, width, height);
    graphics.setColor(WOOD);
    graphics.fillRect(edge, edge, width - 2 * edge, height - 2 * edge);
  }

  private static void drawCross(Graphics2D graphics, double width, double height) {
    graphics.setColor(CROSS);
    graphics.draw(new Line2D.Double(width * 0.25, height * 0.25, width * 0.75, height * 0.75));
    graphics.draw(new Line2D.Double(width * 0.25, height * 0.75, width * 0.75, height * 0.25));
  }

  private static void drawRing(Graphics2D graphics, double width, double height) {
    graphics.setColor(RING);
    graphics.draw(new Ellipse2D.Double(width * 0.25, height * 0.25, width * 0.5, height * 0.5));
  }
}
