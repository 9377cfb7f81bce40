package framework.games.quixo;

import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

/** One of the 25 cubes, as it lies on the board: the mark of a player shows, or none. */
public class QuixoPiece extends Piece {

  private static final int FIRST = 0;
  private static final int LAST = 4;

  /**
   * Makes a cube.
   *
   * @param player whose mark shows; null for a blank cube
   */
  public QuixoPiece(Player player) {
    super(player);
  }

  @Override
  public boolean isMoveableBy(Player mover) {
    boolean isBlank = getPlayer() == null;
    boolean isOwn = getPlayer() == mover;
    if (!isBlank && !isOwn) {
      return false;
    }
    Space here = getSpace();
    return isEnd(here.getRow()) || isEnd(here.getColumn());
  }

  @Override
  public boolean isMoveableTo(Space target) {
    Space here = getSpace();
    if (target == here) {
      return false;
    }
    if (target.getRow() == here.getRow()) {
      return isEnd(target.getColumn());
    }
    if (target.getColumn() == here.getColumn()) {
      return isEnd(target.getRow());
    }
    return false;
  }

  private static boolean isEnd(int number) {
    return number == FIRST || number == LAST;
  }
}
