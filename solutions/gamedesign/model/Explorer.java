package gamedesign.own;

import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.List;

/** Somebody who wanders over the island and picks up treasures. */
public class Explorer extends Player {
  private int treasures;
  private int turns;
  private boolean stuck;

  /** Creates an explorer at this place. */
  public Explorer(Game g, int row, int col) {
    super(g, row, col);
  }

  @Override
  public void takeTurn() {
    turns++;
    if (stuck) {
      stuck = false;
      System.out.println("Player " + getPlayerNum() + " climbs out of the swamp.");
      return;
    }
    IslandBoard island = (IslandBoard) game.getBoard();
    List<int[]> places = island.getNeighbours(getRow(), getCol());
    int[] place = places.get((int) (Math.random() * places.size()));
    moveTo(place[0], place[1]);
  }

  /** Puts one treasure more into the bag. */
  public void addTreasure() {
    treasures++;
  }

  /** How many treasures are in the bag. */
  public int getTreasures() {
    return treasures;
  }

  /** How many turns the explorer has had. */
  public int getTurns() {
    return turns;
  }

  /** Gets stuck for a turn. */
  public void sink() {
    stuck = true;
    System.out.println("Player " + getPlayerNum() + " is stuck in a swamp.");
  }
}
