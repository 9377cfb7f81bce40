package framework.games.own;

import framework.model.Piece;
import framework.view.Palette;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.IntStream;

class ColourView extends PieceView {
  private static final List<Color> COLOURS = List.of(Palette.YELLOW, Palette.BLUE, Palette.INK);

  ColourView(Piece piece) {
    super(piece);
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    int number = ColoursFactory.NAMES.indexOf(getPiece().getPlayer().getName());
    double side = Math.min(rectangle.width, rectangle.height) / 4.0;
    Color before = graphics.getColor();
    graphics.setColor(COLOURS.get(number));
    IntStream.rangeClosed(0, number)
        .mapToObj(i -> stone(rectangle.x + side / 2 + i * side, rectangle.y + side * 1.5, side, i))
        .forEach(graphics::fill);
    graphics.setColor(before);
  }

  private static Shape stone(double x, double y, double side, int number) {
    return number == 1
        ? new Rectangle2D.Double(x, y, side, side)
        : new Ellipse2D.Double(x, y, side, side);
  }
}
