package framework.games.own;

import framework.model.Piece;
import framework.view.Palette;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

class FourView extends PieceView {
  FourView(Piece piece) {
    super(piece);
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    Color before = graphics.getColor();
    int rings = getPiece().getPlayer().getName().equals("Red") ? 1 : 2;
    int x = rectangle.x + 2;
    int y = rectangle.y + 2;
    int width = rectangle.width - 5;
    int height = rectangle.height - 5;
    for (int i = 0; i < rings; i++) {
      if (i == 0) {
        graphics.setColor(rings == 1 ? Palette.ORANGE : Palette.YELLOW);
      } else {
        graphics.setColor(Palette.INK);
      }
      graphics.fillOval(x, y, width, height);
      x = x + width / 4;
      y = y + height / 4;
      width = width / 2;
      height = height / 2;
    }
    graphics.setColor(before);
  }
}
