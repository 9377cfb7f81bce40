package framework.games.own.breakthrough;

import framework.model.Piece;
import framework.view.Palette;
import framework.view.PieceView;
import java.awt.Graphics2D;
import java.awt.Polygon;
import java.awt.Rectangle;

class RunnerView extends PieceView {
  private final boolean up;

  RunnerView(Piece piece, boolean up) {
    super(piece);
    this.up = up;
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    Graphics2D copy = (Graphics2D) graphics.create();
    copy.setColor(up ? Palette.BLUE : Palette.ORANGE);
    copy.fill(arrow(rectangle));
    copy.dispose();
  }

  private Polygon arrow(Rectangle rectangle) {
    int width = rectangle.width / 4;
    int height = rectangle.height / 4;
    int middle = (int) rectangle.getCenterX();
    int tip = (int) rectangle.getCenterY() + (up ? -height : height);
    int base = (int) rectangle.getCenterY() + (up ? height : -height);
    Polygon polygon = new Polygon();
    polygon.addPoint(middle, tip);
    polygon.addPoint(middle + width, base);
    polygon.addPoint(middle - width, base);
    return polygon;
  }
}
