package framework.games.quixo;

import framework.model.Player;

/** A cube: blank ones are for everybody. */
public class QuixoPiece extends RimPiece {

  /**
   * Makes a cube.
   *
   * @param player the owner or null
   */
  public QuixoPiece(Player player) {
    super(player, 5);
  }

  @Override
  protected boolean isFor(Player mover) {
    return getPlayer() == null || super.getPlayer() == mover;
  }
}
