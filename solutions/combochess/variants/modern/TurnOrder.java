package combochess.model;

import java.util.EnumMap;
import java.util.Map;

/** Players by their colours. */
public final class TurnOrder {

  private final Map<Colour, Player> players = new EnumMap<>(Colour.class);
  private Colour turn = Colour.WHITE;

  /**
   * Creates the order.
   *
   * @param white the white player
   * @param black the black player
   */
  public TurnOrder(Player white, Player black) {
    seat(white, Colour.WHITE);
    seat(black, Colour.BLACK);
  }

  private void seat(Player player, Colour colour) {
    Contract.requires(player.getColour() == colour, player.getName() + " plays " + colour);
    players.put(colour, player);
  }

  /**
   * Returns a player.
   *
   * @param colour not null
   */
  public Player getPlayer(Colour colour) {
    return players.get(colour);
  }

  /** Returns the one who plays now. */
  public Player getActive() {
    return getPlayer(turn);
  }

  /** Returns whether all turns are used. */
  public boolean isOver() {
    return players.values().stream().allMatch(player -> player.getTurnsLeft() == 0);
  }

  /** Goes on. */
  public void next() {
    Contract.requires(!isOver(), "a turn is left");
    getActive().useTurn();
    turn = turn.opponent();
  }

  /** Goes back. */
  public void back() {
    var last = getPlayer(turn.opponent());
    last.giveTurnBack();
    turn = last.getColour();
  }
}
