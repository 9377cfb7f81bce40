package gamedesign.own;

import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.ArrayList;
import java.util.List;

/** Two players look for pairs of cards. Whoever finds one goes again. */
public class PairsGame extends Game {

  /** Creates a game with the cards on this table. */
  public PairsGame(PairsBoard b) {
    super(b);
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> players = new ArrayList<>();
    players.add(new PairsPlayer(this));
    players.add(new PairsPlayer(this));
    return players;
  }

  /** Returns the same player again after a pair, or else the player who comes next. */
  @Override
  public Player getNextPlayer() {
    PairsPlayer last = (PairsPlayer) getActivePlayer();
    if (last != null && last.hadLuckyTurn()) {
      return last;
    }
    return super.getNextPlayer();
  }

  @Override
  public boolean gameIsOver() {
    PairsBoard table = (PairsBoard) getBoard();
    PairsPlayer active = (PairsPlayer) getActivePlayer();
    return table.isEmpty() || active.isSleepy();
  }

  @Override
  public void printRules() {
    System.out.println("Twelve cards lie face down, two of each picture. On your turn you turn over");
    System.out.println("two of them. If they are a pair, you take them and go again. The game ends");
    System.out.println("when no cards are left, or when a player is too sleepy to go on.\n");
  }

  @Override
  public void printGameResults() {
    int first = pairsOf(0);
    int second = pairsOf(1);
    System.out.println("Pairs of player 0: " + first + ", pairs of player 1: " + second + ".");
    if (first == second) {
      System.out.println("It's a draw.");
    } else {
      System.out.println("Player " + (first > second ? 0 : 1) + " won!");
    }
  }

  private int pairsOf(int number) {
    PairsPlayer player = (PairsPlayer) getPlayers().get(number);
    return player.getPairs();
  }
}
