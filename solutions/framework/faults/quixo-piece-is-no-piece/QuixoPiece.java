package framework.games.quixo;

import framework.Player;
import framework.Space;

/** One of the 25 cubes, as it lies on the board: the mark of a player shows, or none. */
public class QuixoPiece {

  private final Player player;
  private Space space;
  private static final int FIRST = 0;
  private static final int LAST = 4;

  /**
   * Makes a cube.
   *
   * @param player whose mark shows; null for a blank cube
   */
  public QuixoPiece(Player player) {
    this.player = player;
  }

  private Player getPlayer() {
    return player;
  }

  private Space getSpace() {
    return space;
  }

  /** May it be taken? */
  public boolean isMoveableBy(Player mover) {
    boolean isBlank = getPlayer() == null;
    boolean isOwn = getPlayer() == mover;
    if (!isBlank && !isOwn) {
      return false;
    }
    Space here = getSpace();
    return isEnd(here.getRow()) || isEnd(here.getColumn());
  }

  /** May it go there? */
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
