package framework.games.quixo;

import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;

/** A cube. What the rim is, {@link QuixoRim} knows; which way a push goes, {@link QuixoPath}. */
public class QuixoPiece extends Piece {
  /**
   * Creates a cube.
   *
   * @param player whose mark is up, null if it is blank
   */
  public QuixoPiece(Player player) {
    super(player);
  }

  @Override
  public boolean isMoveableBy(Player mover) {
    return mayBeUsedBy(mover) && QuixoRim.isOnRim(getSpace());
  }

  private boolean mayBeUsedBy(Player mover) {
    return getPlayer() == null || mover.equals(getPlayer());
  }

  @Override
  public boolean isMoveableTo(Space target) {
    QuixoPath path = QuixoPath.between(getSpace(), target);
    return path != null && path.endsAtRim();
  }
}
