package framework.games.quixo;

import framework.model.Piece;
import framework.play.GameMaster;
import framework.view.PieceView;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Polygon;
import java.awt.Rectangle;

/** A cube with a triangle for the first player and a square for the other. */
public class QuixoPieceView extends PieceView {
  private final int number;

  /**
   * Creates a view.
   *
   * @param piece the cube
   */
  public QuixoPieceView(Piece piece) {
    super(piece);
    number =
        piece.getPlayer() == null
            ? -1
            : GameMaster.instance().getPlayers().indexOf(piece.getPlayer());
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    QuixoPen pen = new QuixoPen(graphics);
    graphics.clipRect(rectangle.x, rectangle.y, rectangle.width, rectangle.height);
    graphics.setColor(Color.WHITE);
    graphics.fill(rectangle);
    graphics.setColor(Color.DARK_GRAY);
    graphics.setStroke(new BasicStroke(2));
    graphics.draw(rectangle);
    int third = rectangle.width / 3;
    int left = rectangle.x + third;
    int top = rectangle.y + third;
    if (number == 0) {
      Polygon triangle = new Polygon();
      triangle.addPoint(left, top + third);
      triangle.addPoint(left + third, top + third);
      triangle.addPoint(left + third / 2, top);
      graphics.fillPolygon(triangle);
    } else if (number > 0) {
      graphics.fillRect(left, top, third, third);
    }
    pen.putBack();
  }
}
