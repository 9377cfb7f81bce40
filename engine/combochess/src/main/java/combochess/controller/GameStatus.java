package combochess.controller;

import combochess.model.Colour;
import combochess.model.GameModel;
import java.util.List;

/**
 * What a view shows beside the board. It never changes.
 *
 * @param white how White stands
 * @param black how Black stands
 * @param active whose turn it is
 * @param turns the turns that were played, in notation
 * @param canUndo whether a turn can be taken back
 * @param canRedo whether a turn can be played again
 */
public record GameStatus(
    PlayerStatus white,
    PlayerStatus black,
    Colour active,
    List<String> turns,
    boolean canUndo,
    boolean canRedo) {

  /** Keeps a copy of the list. */
  public GameStatus {
    turns = List.copyOf(turns);
  }

  /**
   * Returns how a game stands now.
   *
   * @param model the game; not null
   */
  public static GameStatus of(GameModel model) {
    return new GameStatus(
        PlayerStatus.of(model.getPlayer(Colour.WHITE)),
        PlayerStatus.of(model.getPlayer(Colour.BLACK)),
        model.getActivePlayer().getColour(),
        model.getNotation(),
        model.canUndo(),
        model.canRedo());
  }

  /**
   * Returns how one of the players stands.
   *
   * @param colour whose; not null
   */
  public PlayerStatus of(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }
}
