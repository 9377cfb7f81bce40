package framework.games.quixo;

import framework.model.Piece;
import framework.model.Player;
import framework.view.PieceView;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/** A cube with a soft light, and a star or a ring on it. */
public class QuixoPieceView extends PieceView {

  private record Style(Color light, Color dark) {
    static Style of(Player player) {
      if (player == null) {
        return new Style(new Color(0xEEE7DA), new Color(0xCFC3AC));
      }
      return switch (player.getName()) {
        case "X" -> new Style(new Color(0xD8E6F7), new Color(0x2B5D9B));
        default -> new Style(new Color(0xFBE3D3), new Color(0xA9441A));
      };
    }
  }

  /**
   * Makes a view.
   *
   * @param piece to draw
   */
  public QuixoPieceView(Piece piece) {
    super(piece);
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    var style = Style.of(getPiece().getPlayer());
    var copy = (Graphics2D) graphics.create();
    try {
      copy.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      copy.translate(rectangle.getX(), rectangle.getY());
      copy.scale(rectangle.getWidth() / 100, rectangle.getHeight() / 100);
      copy.setPaint(new GradientPaint(0, 0, style.light(), 100, 100, style.dark()));
      copy.fillRoundRect(4, 4, 92, 92, 16, 16);
      if (getPiece().getPlayer() != null) {
        copy.setColor(style.dark());
        copy.setStroke(new BasicStroke(6));
        if (getPiece().getPlayer().getName().equals("X")) {
          var star = new Path2D.Double();
          star.moveTo(50, 20);
          star.lineTo(58, 42);
          star.lineTo(80, 50);
          star.lineTo(58, 58);
          star.lineTo(50, 80);
          star.lineTo(42, 58);
          star.lineTo(20, 50);
          star.lineTo(42, 42);
          star.closePath();
          copy.fill(star);
        } else {
          var ring = new Area(new Ellipse2D.Double(22, 22, 56, 56));
          ring.subtract(new Area(new Ellipse2D.Double(36, 36, 28, 28)));
          copy.fill(ring);
        }
      }
    } finally {
      copy.dispose();
    }
  }
}
