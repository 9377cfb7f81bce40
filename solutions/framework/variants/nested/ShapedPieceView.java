package framework.games.quixo;

import framework.model.Piece;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;

/** A view that draws in a square from 0 to 100. */
public abstract class ShapedPieceView extends PieceView {

  /**
   * Makes a view.
   *
   * @param piece as in PieceView
   */
  protected ShapedPieceView(Piece piece) {
    super(piece);
  }

  /** Draws with numbers from 0 to 100; only the colour may be changed. */
  protected abstract void drawHundred(Graphics2D graphics);

  @Override
  public final void draw(Graphics2D graphics, Rectangle rectangle) {
    AffineTransform transform = graphics.getTransform();
    Color color = graphics.getColor();
    graphics.translate(rectangle.x, rectangle.y);
    graphics.scale(rectangle.width / 100.0, rectangle.height / 100.0);
    drawHundred(graphics);
    graphics.setTransform(transform);
    graphics.setColor(color);
  }
}
