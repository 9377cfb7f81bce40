package framework.games.own;

import framework.model.Board;
import framework.model.Piece;
import framework.model.Player;
import framework.view.PieceView;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/** A stone, which stays where it was put. */
class Stone extends Piece {
  Stone(Player player) {
    super(player);
  }

  /** How a stone looks: nothing of the stone itself knows about it. */
  static class Drawing extends PieceView {
    Drawing(Piece piece) {
      super(piece);
    }

    @Override
    public void draw(Graphics2D graphics, Rectangle r) {
      Color before = graphics.getColor();
      boolean black = getPiece().getPlayer().getName().equals("Black");
      graphics.setColor(black ? Color.BLACK : Color.WHITE);
      int rim = Board.instance().getRows() / 19;
      graphics.fillOval(r.x, r.y, r.width - rim, r.height - rim);
      graphics.setColor(before);
    }
  }
}
