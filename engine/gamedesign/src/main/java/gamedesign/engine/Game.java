package gamedesign.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * A game: a board, the players, and whose turn it is.
 *
 * <p>This is the Template Method pattern. {@link #startGame} fixes the order of things: the rules,
 * then one turn after another, then the results. A subclass fills in what each of them is.
 */
public abstract class Game {

  private List<Player> players;
  private Board board;
  private Player activePlayer;

  /**
   * Creates a game on this board and asks {@link #createPlayers} for its players.
   *
   * <p>The players are created first. While {@link #createPlayers} runs, {@link #getBoard} still
   * returns null, and the fields of the subclass have not been set yet.
   *
   * @param b the board
   */
  public Game(Board b) {
    players = createPlayers();
    board = b;
  }

  /**
   * Creates the players. The constructor calls this once.
   *
   * @return the players in the order of their numbers; at least one
   */
  public abstract List<Player> createPlayers();

  /**
   * Tells whether the game has ended, for whatever reason. This is asked after each turn.
   *
   * @return true if nobody takes another turn
   */
  public abstract boolean gameIsOver();

  /** Prints how the game is played. */
  public abstract void printRules();

  /** Prints how the game ended, and why. */
  public abstract void printGameResults();

  /** Prints the rules, plays the game to its end, and prints the results. */
  public void startGame() {
    printRules();
    playGame();
  }

  /** The main loop: one player after another takes a turn. Somebody always takes the first one. */
  private void playGame() {
    do {
      activePlayer = getNextPlayer();
      System.out.println("It's Player " + activePlayer.getPlayerNum() + "'s turn.");
      activePlayer.takeTurn();
      System.out.println("Turn finished.\n");
    } while (!gameIsOver());
    printGameResults();
  }

  /**
   * Chooses who takes the next turn: the first player at the beginning, then the one whose number
   * follows, and the first one again after the last. Override this in a game where turns go another
   * way.
   *
   * @return the player whose turn is next; not null
   */
  public Player getNextPlayer() {
    if (activePlayer == null) {
      return players.get(0);
    }
    return players.get((activePlayer.getPlayerNum() + 1) % players.size());
  }

  /**
   * Returns the player whose turn it is.
   *
   * @return the player; null before the first turn
   */
  public Player getActivePlayer() {
    return activePlayer;
  }

  /**
   * Returns the board.
   *
   * @return the board that the constructor was given; null while {@link #createPlayers} runs
   */
  public Board getBoard() {
    return board;
  }

  /**
   * Returns a copy of the list of players, so that nobody can change the list of the game.
   *
   * @return a new list of the same players, in the order of their numbers
   */
  public List<Player> getPlayers() {
    return new ArrayList<>(players);
  }
}
