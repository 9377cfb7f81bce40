package framework.games.own;

import framework.Piece;
import framework.Player;
import framework.Space;
import java.awt.Color;

/** A pawn, which only goes ahead. */
class Pawn extends Piece {

  private final int ahead;
  private final Color color;

  Pawn(Player player, int ahead) {
    super(player);
    this.ahead = ahead;
    this.color = ahead < 0 ? Color.WHITE : Color.BLACK;
  }

  Color getColor() {
    return color;
  }

  @Override
  public boolean isMoveableTo(Space target) {
    int rows = target.getRow() - getSpace().getRow();
    int columns = Math.abs(target.getColumn() - getSpace().getColumn());
    if (rows != ahead) {
      return false;
    }
    if (target.isEmpty()) {
      return columns == 0;
    }
    return columns == 1 && target.getPiece().getPlayer() != getPlayer();
  }
}
