package framework.games.quixo;

import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

/** A piece that is taken from the rim of a square board and put in at the end of a line. */
public abstract class RimPiece extends Piece {

  private final int last;

  /**
   * Makes a piece.
   *
   * @param player the owner or null
   * @param size how many rows and columns the board has
   */
  protected RimPiece(Player player, int size) {
    super(player);
    last = size - 1;
  }

  /** Whether it may be taken by a player, wherever it stands. */
  protected abstract boolean isFor(Player mover);

  @Override
  public boolean isMoveableBy(Player mover) {
    return isFor(mover) && (isEnd(getSpace().getRow()) || isEnd(getSpace().getColumn()));
  }

  @Override
  public boolean isMoveableTo(Space target) {
    if (!super.isMoveableTo(target)) {
      return false;
    }
    boolean sameRow = target.getRow() == getSpace().getRow();
    boolean sameColumn = target.getColumn() == getSpace().getColumn();
    return sameRow && isEnd(target.getColumn()) || sameColumn && isEnd(target.getRow());
  }

  private boolean isEnd(int index) {
    return index == 0 || index == last;
  }
}
