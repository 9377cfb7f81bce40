package framework.games.quixo;

import framework.model.Piece;
import framework.view.Palette;
import framework.view.PieceView;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;
import java.util.stream.Stream;

/** Draws shapes of a square of side 1, blown up to the space. */
public class QuixoPieceView extends PieceView {

  private static final Shape CUBE = new RoundRectangle2D.Double(0.03, 0.03, 0.94, 0.94, 0.2, 0.2);

  /**
   * Makes a view.
   *
   * @param piece what it draws
   */
  public QuixoPieceView(Piece piece) {
    super(piece);
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    AffineTransform blowUp = AffineTransform.getTranslateInstance(rectangle.x, rectangle.y);
    blowUp.scale(rectangle.width, rectangle.height);
    Graphics2D copy = (Graphics2D) graphics.create();
    copy.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    copy.setColor(Palette.PAPER);
    copy.fill(blowUp.createTransformedShape(CUBE));
    copy.setColor(colour());
    BasicStroke pen = new BasicStroke(0.1f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    mark().map(pen::createStrokedShape).map(blowUp::createTransformedShape).forEach(copy::fill);
    copy.dispose();
  }

  private Color colour() {
    return isX() ? Palette.BLUE : Palette.ORANGE;
  }

  private boolean isX() {
    return owner().filter("X"::equals).isPresent();
  }

  private Optional<String> owner() {
    return Optional.ofNullable(getPiece().getPlayer()).map(player -> player.getName());
  }

  private Stream<Shape> mark() {
    if (owner().isEmpty()) {
      return Stream.empty();
    }
    return isX()
        ? Stream.of(new Line2D.Double(0.3, 0.3, 0.7, 0.7), new Line2D.Double(0.3, 0.7, 0.7, 0.3))
        : Stream.of(new Ellipse2D.Double(0.28, 0.28, 0.44, 0.44));
  }
}
