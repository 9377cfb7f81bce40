package framework.games.own.breakthrough;

import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

class Runner extends Piece {
  private final Heading heading;

  Runner(Player player, Heading heading) {
    super(player);
    this.heading = heading;
  }

  boolean isThrough() {
    return heading.isGoal(getSpace().getRow());
  }

  @Override
  public boolean isMoveableTo(Space target) {
    int sideways = Math.abs(target.getColumn() - getSpace().getColumn());
    boolean ahead = target.getRow() == getSpace().getRow() + heading.step();
    if (!ahead || sideways > 1) {
      return false;
    }
    return target.isEmpty() || sideways == 1 && target.getPiece().getPlayer() != getPlayer();
  }
}
