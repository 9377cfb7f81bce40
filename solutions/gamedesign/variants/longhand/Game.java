package gamedesign.engine;

import java.util.ArrayList;
import java.util.List;

/** A game that keeps its players in an array. */
public abstract class Game {
  private Player[] players;
  private Board board;
  private Player activePlayer;

  /** Creates a game. */
  public Game(Board b) {
    this.board = b;
    List<Player> list = this.createPlayers();
    this.players = new Player[list.size()];
    for (int i = 0; i < list.size(); i++) {
      this.players[i] = list.get(i);
    }
  }

  /** Creates the players. */
  public abstract List<Player> createPlayers();

  /** Tells whether the game is over. */
  public abstract boolean gameIsOver();

  /** Prints the rules. */
  public abstract void printRules();

  /** Prints the results. */
  public abstract void printGameResults();

  /** Plays the game. */
  public void startGame() {
    this.printRules();
    while (true) {
      this.activePlayer = this.getNextPlayer();
      int number = this.activePlayer.getPlayerNum();
      System.out.println("It's Player " + number + "'s turn.");
      this.activePlayer.takeTurn();
      System.out.println("Turn finished.");
      System.out.println();
      if (this.gameIsOver() == true) {
        break;
      }
    }
    this.printGameResults();
  }

  /** Returns the player of the next turn. */
  public Player getNextPlayer() {
    int next;
    if (this.activePlayer == null) {
      next = 0;
    } else {
      next = this.activePlayer.getPlayerNum() + 1;
      if (next >= this.players.length) {
        next = 0;
      }
    }
    return this.players[next];
  }

  /** Returns the player of this turn. */
  public Player getActivePlayer() {
    return this.activePlayer;
  }

  /** Returns the board. */
  public Board getBoard() {
    return this.board;
  }

  /** Returns the players in a new list. */
  public List<Player> getPlayers() {
    List<Player> list = new ArrayList<Player>();
    for (int i = 0; i < this.players.length; i++) {
      list.add(this.players[i]);
    }
    return list;
  }
}
