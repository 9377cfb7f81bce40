package framework.games.quixo;

import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.play.GameMaster;
import framework.view.PieceView;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;

/** Draws with areas and gradients in a unit square. */
public class QuixoPieceView extends PieceView {
  private static final double RIM = 0.05;
  private boolean shines;

  /** Makes a view. */
  public QuixoPieceView(Piece piece) {
    super(piece);
  }

  private Area mark() {
    int index =
        getPiece().getPlayer() == null
            ? -1
            : GameMaster.instance().getPlayers().indexOf(getPiece().getPlayer());
    Area area = new Area();
    switch (index) {
      case 0:
        area.add(new Area(new Rectangle2D.Double(0.4, 0.1, 0.2, 0.8)));
        area.add(new Area(new Rectangle2D.Double(0.1, 0.4, 0.8, 0.2)));
        area.transform(AffineTransform.getRotateInstance(Math.PI / 4, 0.5, 0.5));
        break;
      case 1:
        area.add(new Area(new Ellipse2D.Double(0.2, 0.2, 0.6, 0.6)));
        area.subtract(new Area(new Ellipse2D.Double(0.35, 0.35, 0.3, 0.3)));
        break;
      default:
        break;
    }
    return area;
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    Paint paint = graphics.getPaint();
    Composite composite = graphics.getComposite();
    AffineTransform unit = new AffineTransform();
    unit.translate(rectangle.getX(), rectangle.getY());
    unit.scale(rectangle.getWidth(), rectangle.getHeight());
    graphics.setPaint(
        new GradientPaint(
            rectangle.x, rectangle.y, Color.ORANGE, rectangle.x + rectangle.width, rectangle.y, Color.PINK));
    graphics.fill(
        unit.createTransformedShape(
            new Rectangle2D.Double(RIM, RIM, 1 - 2 * RIM, 1 - 2 * RIM)));
    graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.8f));
    graphics.setPaint(shines ? Color.GREEN : Color.BLACK);
    graphics.fill(unit.createTransformedShape(mark()));
    graphics.setComposite(composite);
    graphics.setPaint(paint);
  }

  @Override
  public boolean showGameOver(GameOverStatus status) {
    boolean before = shines;
    shines = status.getWinner() != null && status.getWinner() == getPiece().getPlayer();
    return shines != before;
  }
}
