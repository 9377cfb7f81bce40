package gamedesign.engine;

import java.util.List;

/** A game whose players are kept in a list that cannot be changed. */
public abstract class Game {
  private final List<Player> players;
  private final Board board;
  private Player activePlayer;

  /** Creates a game. */
  public Game(Board b) {
    players = List.copyOf(createPlayers());
    board = b;
  }

  /** Creates the players. */
  public abstract List<Player> createPlayers();

  /** Whether the game is over. */
  public abstract boolean gameIsOver();

  /** Prints the rules. */
  public abstract void printRules();

  /** Prints the results. */
  public abstract void printGameResults();

  /** Plays. */
  public void startGame() {
    printRules();
    do {
      activePlayer = getNextPlayer();
      System.out.printf("It's Player %d's turn.%n", activePlayer.getPlayerNum());
      activePlayer.takeTurn();
      System.out.printf("Turn finished.%n%n");
    } while (!gameIsOver());
    printGameResults();
  }

  /** The next player. */
  public Player getNextPlayer() {
    var next = activePlayer == null ? 0 : players.indexOf(activePlayer) + 1;
    return players.get(next % players.size());
  }

  /** The active player. */
  public Player getActivePlayer() {
    return activePlayer;
  }

  /** The board. */
  public Board getBoard() {
    return board;
  }

  /** The players; nobody can change this list. */
  public List<Player> getPlayers() {
    return players;
  }
}
