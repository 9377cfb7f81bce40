package framework.games.tictactoe;

import framework.model.Piece;
import framework.model.Player;

/** A cross. */
public class XPiece extends Piece {

  /**
   * Makes a cross.
   *
   * @param player whose it is; not null
   */
  public XPiece(Player player) {
    super(player);
  }
}
