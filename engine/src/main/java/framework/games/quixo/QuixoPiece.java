package framework.games.quixo;

import framework.Piece;
import framework.Player;
import framework.Space;

/** A cube with a player's mark on top, or blank. */
public class QuixoPiece extends Piece {

  /**
   * Makes a cube.
   *
   * @param player whose mark is on top; null for a blank cube
   */
  public QuixoPiece(Player player) {
    super(player);
  }

  /** A cube may be taken if it is blank or one's own, and only from the rim. */
  @Override
  public boolean isMoveableBy(Player mover) {
    return (getPlayer() == null || getPlayer() == mover) && isOnRim(getSpace());
  }

  /** A cube may be pushed in at an end of its row or of its column, but not where it was taken. */
  @Override
  public boolean isMoveableTo(Space target) {
    Space space = getSpace();
    boolean sameRow = target.getRow() == space.getRow() && isEnd(target.getColumn(), target);
    boolean sameColumn = target.getColumn() == space.getColumn() && isEnd(target.getRow(), target);
    return target != space && (sameRow || sameColumn);
  }

  private static boolean isOnRim(Space space) {
    return isEnd(space.getRow(), space) || isEnd(space.getColumn(), space);
  }

  /** Tells whether a row, or a column, is the first or the last one; the board is a square. */
  private static boolean isEnd(int index, Space space) {
    return index == 0 || index == space.getBoard().getRows() - 1;
  }
}
