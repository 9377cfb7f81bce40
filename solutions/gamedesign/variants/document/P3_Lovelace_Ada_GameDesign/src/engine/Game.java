package engine;

import java.util.ArrayList;
import java.util.List;

/** The frame of every game: who plays, on what, and how one turn follows another. */
public abstract class Game {
  private List<Player> players;
  private Board board;
  private Player activePlayer;

  /** Gets the players together around this board. */
  public Game(Board b) {
    players = createPlayers();
    board = b;
  }

  /** Subclasses create their players here. */
  public abstract List<Player> createPlayers();

  /** Subclasses say here whether the game has come to its end. */
  public abstract boolean gameIsOver();

  /** Subclasses explain the game here. */
  public abstract void printRules();

  /** Subclasses print here how the game ended. */
  public abstract void printGameResults();

  /** Plays one whole game, with its rules before and its results after it. */
  public void startGame() {
    printRules();
    playGame();
  }

  private void playGame() {
    boolean over = false;
    while (!over) {
      activePlayer = getNextPlayer();
      System.out.println("It's Player " + activePlayer.getPlayerNum() + "'s turn.");
      activePlayer.takeTurn();
      System.out.println("Turn finished.");
      System.out.println();
      over = gameIsOver();
    }
    printGameResults();
  }

  /** Who is next: the one after the active player, in a circle. */
  public Player getNextPlayer() {
    if (activePlayer == null) {
      return players.get(0);
    }
    int next = activePlayer.getPlayerNum() + 1;
    if (next == players.size()) {
      next = 0;
    }
    return players.get(next);
  }

  /** Whose turn it is. */
  public Player getActivePlayer() {
    return activePlayer;
  }

  /** The board of this game. */
  public Board getBoard() {
    return board;
  }

  /** A copy of the list of players. */
  public List<Player> getPlayers() {
    return new ArrayList<>(players);
  }
}
