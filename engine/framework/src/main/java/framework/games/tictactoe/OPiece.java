package framework.games.tictactoe;

import framework.model.Piece;
import framework.model.Player;

/** A nought. */
public class OPiece extends Piece {

  /**
   * Makes a nought.
   *
   * @param player whose it is; not null
   */
  public OPiece(Player player) {
    super(player);
  }
}
