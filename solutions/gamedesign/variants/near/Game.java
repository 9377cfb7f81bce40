package gamedesign.engine;

import java.util.Iterator;
import java.util.List;

/** A game whose turns come from an iterator. */
public abstract class Game {
  private final List<Player> players;
  private final Board board;
  private Player active;

  /** A game on this board. */
  public Game(Board b) {
    board = b;
    players = List.copyOf(createPlayers());
  }

  /** The players. */
  public abstract List<Player> createPlayers();

  /** Whether it is over. */
  public abstract boolean gameIsOver();

  /** The rules. */
  public abstract void printRules();

  /** The results. */
  public abstract void printGameResults();

  /** Plays. */
  public void startGame() {
    printRules();
    turns().forEachRemaining(this::play);
    printGameResults();
  }

  /** Plays once more. */
  public void playAgain() {
    active = null;
    startGame();
  }

  private Iterator<Player> turns() {
    return new Iterator<>() {
      private boolean over;

      @Override
      public boolean hasNext() {
        over = active != null && started && gameIsOver();
        started = true;
        return !over;
      }

      private boolean started;

      @Override
      public Player next() {
        active = getNextPlayer();
        return active;
      }
    };
  }

  private void play(Player player) {
    announce(player);
    player.takeTurn();
    System.out.println("Turn finished.\n");
  }

  /** A subclass may add something. */
  protected void announce(Player player) {
    System.out.println("It's Player " + player.getPlayerNum() + "'s turn.");
  }

  /** Who is next. */
  public Player getNextPlayer() {
    int next = active == null ? 0 : (active.getPlayerNum() + 1) % players.size();
    return players.get(next);
  }

  /** Whose turn it is. */
  public Player getActivePlayer() {
    return active;
  }

  /** The board. */
  public Board getBoard() {
    return board;
  }

  /** The players, who cannot be exchanged. */
  public List<Player> getPlayers() {
    return players;
  }
}
