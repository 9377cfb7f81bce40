package combochess.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;

/** Players by colour, and those who have played. */
public class TurnOrder {
  private static final Map<Colour, Colour> NEXT = new EnumMap<>(Colour.class);

  static {
    NEXT.put(Colour.WHITE, Colour.BLACK);
    NEXT.put(Colour.BLACK, Colour.WHITE);
  }

  private final Map<Colour, Player> players;
  private final Deque<Turn> played = new ArrayDeque<>();
  private Colour active = Colour.WHITE;

  private record Turn(Player player) {
    Turn {
      player.useTurn();
    }

    void takeBack() {
      player.giveTurnBack();
    }
  }

  /**
   * Lets two players begin.
   *
   * @param white is white
   * @param black is black
   */
  public TurnOrder(Player white, Player black) {
    Contract.requires(white.getColour() == Colour.WHITE, "White is white");
    Contract.requires(black.getColour() == Colour.BLACK, "Black is black");
    players = Map.of(Colour.WHITE, white, Colour.BLACK, black);
  }

  /**
   * Returns a player.
   *
   * @param colour whose
   */
  public Player getPlayer(Colour colour) {
    return players.get(colour);
  }

  /** Returns whose turn it is. */
  public Player getActive() {
    return getPlayer(active);
  }

  /** Tells whether both are done. */
  public boolean isOver() {
    return players.values().stream().mapToInt(Player::getTurnsLeft).sum() == 0;
  }

  /** Ends a turn. */
  public void next() {
    Contract.requires(!isOver(), "a turn is left");
    played.push(new Turn(getActive()));
    active = NEXT.get(active);
  }

  /** Takes a turn back. */
  public void back() {
    Contract.requires(!played.isEmpty(), "a turn was played");
    played.pop().takeBack();
    active = NEXT.get(active);
  }
}
