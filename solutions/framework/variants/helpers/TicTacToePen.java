package framework.games.tictactoe;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Shape;
import java.awt.Stroke;

/** A pen: draws a shape in a colour, and puts the graphics back. */
final class TicTacToePen {

  private final Color color;
  private final float width;

  /** Makes a pen. */
  TicTacToePen(Color color, float width) {
    this.color = color;
    this.width = width;
  }

  /** Draws the outline of a shape. */
  void draw(Graphics2D graphics, Shape shape) {
    Paint paint = graphics.getPaint();
    Stroke stroke = graphics.getStroke();
    graphics.setPaint(color);
    graphics.setStroke(new BasicStroke(width));
    graphics.draw(shape);
    graphics.setStroke(stroke);
    graphics.setPaint(paint);
  }
}
