package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.ArrayList;
import java.util.List;

/** A treasure hunt for two explorers, until all is found or it gets dark. */
public class TreasureGame extends Game {
  private static final int LAST_TURN = 300;

  /** Creates a hunt on this island. */
  public TreasureGame(Board b) {
    super(b);
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> explorers = new ArrayList<>();
    explorers.add(new Explorer(this, 0, 0));
    explorers.add(new Explorer(this, 4, 4));
    return explorers;
  }

  @Override
  public boolean gameIsOver() {
    IslandBoard island = (IslandBoard) getBoard();
    return island.countTreasures() == 0 || countTurns() >= LAST_TURN;
  }

  private int countTurns() {
    int turns = 0;
    for (Player player : getPlayers()) {
      turns += ((Explorer) player).getTurns();
    }
    return turns;
  }

  @Override
  public void printRules() {
    System.out.println("Two explorers look for treasures on an island.");
    System.out.println("Swamps hold them up. Whoever finds more treasures wins.");
    System.out.println();
  }

  @Override
  public void printGameResults() {
    for (Player player : getPlayers()) {
      int found = ((Explorer) player).getTreasures();
      System.out.println("Player " + player.getPlayerNum() + " has " + found + " treasures.");
    }
  }
}
