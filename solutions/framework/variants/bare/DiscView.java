import framework.model.Piece;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

class DiscView extends PieceView {
  public DiscView(Piece piece) {
    super(piece);
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    Color before = graphics.getColor();
    graphics.setColor(getPiece().getPlayer().getName().equals("Dark") ? Color.BLACK : Color.WHITE);
    graphics.fillOval(rectangle.x, rectangle.y, rectangle.width - 1, rectangle.height - 1);
    graphics.setColor(before);
  }
}
