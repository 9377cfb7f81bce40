package combochess.controller;

import combochess.model.Colour;
import combochess.model.Player;
import combochess.model.SinglePiece;
import java.util.List;

/**
 * What a view shows of one player.
 *
 * @param name the name
 * @param colour the side
 * @param points the points
 * @param turnsLeft how many turns are left
 * @param captured the single pieces that the player captured, the first one first
 */
public record PlayerStatus(
    String name, Colour colour, int points, int turnsLeft, List<SinglePiece> captured) {

  /** Keeps a copy of the list. */
  public PlayerStatus {
    captured = List.copyOf(captured);
  }

  /**
   * Returns how a player stands now.
   *
   * @param player the player; not null
   */
  public static PlayerStatus of(Player player) {
    return new PlayerStatus(
        player.getName(),
        player.getColour(),
        player.getScore().getPoints(),
        player.getTurnsLeft(),
        player.getScore().getCaptured());
  }
}
