package framework.games.own;

import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

/** A pawn, which only goes ahead. */
class Pawn extends Piece {

  private final int ahead;

  Pawn(Player player, int ahead) {
    super(player);
    this.ahead = ahead;
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

  /** Tells whether the pawn can go no further. */
  boolean hasArrived() {
    return !getSpace().getBoard().hasSpace(getSpace().getRow() + ahead, getSpace().getColumn());
  }
}
