package gamedesign.reverse;

import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.ArrayList;
import java.util.List;

/** A game of cards for four. Turns go around the table until somebody draws a reverse card. */
public class ReverseGame extends Game {

  private static final int NUM_PLAYERS = 4;
  private static final int GOAL = 10;

  private int direction = 1;

  /**
   * Creates a game at this table.
   *
   * @param b the table
   */
  public ReverseGame(TableBoard b) {
    super(b);
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < NUM_PLAYERS; i++) {
      players.add(new ReversePlayer(this));
    }
    return players;
  }

  /** Turns the direction around, in which turns go from player to player. */
  public void reverse() {
    direction = -direction;
  }

  /**
   * Chooses the neighbour of the active player, on the side to which turns go. The player who began
   * is the neighbour of the last one.
   */
  @Override
  public Player getNextPlayer() {
    if (getActivePlayer() == null) {
      return super.getNextPlayer();
    }
    List<Player> players = getPlayers();
    int next = getActivePlayer().getPlayerNum() + direction;
    // floorMod, because -1 % 4 is -1 in Java: the player before number 0 is number 3.
    return players.get(Math.floorMod(next, players.size()));
  }

  @Override
  public boolean gameIsOver() {
    return hasReachedTheGoal() || ((TableBoard) getBoard()).getDrawPile().isEmpty();
  }

  private boolean hasReachedTheGoal() {
    return ((ReversePlayer) getActivePlayer()).getPoints() >= GOAL;
  }

  @Override
  public void printRules() {
    System.out.println(
        "Four players draw cards from one pile. Most cards are worth 1 to 5 points;");
    System.out.println("a reverse card turns the direction around. Whoever first has " + GOAL);
    System.out.println("points wins.\n");
  }

  @Override
  public void printGameResults() {
    if (hasReachedTheGoal()) {
      System.out.println("Player " + getActivePlayer().getPlayerNum() + " won!");
    } else {
      System.out.println("No cards are left, and nobody has " + GOAL + " points.");
    }
  }
}
