package framework.games.own;

import framework.Player;
import framework.Space;

/** Goes straight ahead always. */
class Knight extends Pawn {
  Knight(Player player) {
    super(player, -1);
  }

  @Override
  public boolean isMoveableTo(Space target) {
    return target.getColumn() == getSpace().getColumn()
        && target.getRow() == getSpace().getRow() - 1
        && (target.isEmpty() || target.getPiece().getPlayer() != getPlayer());
  }
}
