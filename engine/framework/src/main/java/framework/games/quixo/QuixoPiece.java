package framework.games.quixo;

import board.model.Position;
import framework.games.quixo.QuixoPosition.Push;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

/** A cube with a player's mark on top, or blank. */
public class QuixoPiece extends Piece {
  // Where it may go, QuixoPosition knows.

  private static final int MOVER = 0;
  private static final int OTHER = 1;

  /**
   * Makes a cube.
   *
   * @param player whose mark is on top; null for a blank cube
   */
  public QuixoPiece(Player player) {
    super(player);
  }

  /** A cube may be taken if it is blank or the mover's own, and only from the rim. */
  @Override
  public boolean isMoveableBy(Player mover) {
    int owner = getPlayer() == null ? Position.NOBODY : getPlayer() == mover ? MOVER : OTHER;
    return QuixoPosition.canTake(getSpace().getCell(), size(), owner, MOVER);
  }

  /** A cube may be pushed in at an end of its row or of its column, but not where it was taken. */
  @Override
  public boolean isMoveableTo(Space target) {
    return QuixoPosition.canPush(new Push(getSpace().getCell(), target.getCell()), size());
  }

  private int size() {
    return getSpace().getBoard().getRows();
  }
}
