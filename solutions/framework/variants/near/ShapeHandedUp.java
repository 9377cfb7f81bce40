package framework.games.tictactoe;

import framework.model.Piece;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.function.Supplier;

/** Draws the shape that a subclass hands up, blown up to its square. */
abstract class ShapeHandedUp extends TicTacToePieceView {
  private final Supplier<Shape> shape;

  ShapeHandedUp(Piece piece, Color color, Supplier<Shape> shape) {
    super(piece, color);
    this.shape = shape;
  }

  @Override
  protected final void drawHook(Graphics2D graphics, int x, int y, int side) {
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.scale(side, side);
    graphics.draw(place.createTransformedShape(shape.get()));
  }
}
