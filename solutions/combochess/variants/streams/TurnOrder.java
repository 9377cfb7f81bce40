package combochess.model;

import java.util.List;
import java.util.stream.Stream;

/** The turns as a list of two players that is turned round. */
public class TurnOrder {

  private List<Player> players;

  /**
   * The first order.
   *
   * @param white white
   * @param black black
   */
  public TurnOrder(Player white, Player black) {
    Contract.requires(white.getColour() != Colour.BLACK, "white");
    Contract.requires(black.getColour() != Colour.WHITE, "black");
    players = List.of(white, black);
  }

  /**
   * The player of that colour.
   *
   * @param colour white or black
   */
  public Player getPlayer(Colour colour) {
    return players.stream().filter(one -> one.getColour() == colour).findFirst().orElseThrow();
  }

  /** The first of the two. */
  public Player getActive() {
    return players.get(0);
  }

  /** Whether both are done. */
  public boolean isOver() {
    return Stream.of(Colour.values()).map(this::getPlayer).noneMatch(p -> p.getTurnsLeft() > 0);
  }

  /** The next turn. */
  public void next() {
    Contract.requires(!isOver(), "not over");
    getActive().useTurn();
    turnRound();
  }

  /** The turn before. */
  public void back() {
    turnRound();
    getActive().giveTurnBack();
  }

  private void turnRound() {
    players = List.of(players.get(1), players.get(0));
  }
}
