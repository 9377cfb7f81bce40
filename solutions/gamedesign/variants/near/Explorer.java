package gamedesign.own;

import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.List;
import java.util.Random;

/** An explorer who counts steps. */
public class Explorer extends Player {
  private static final Random LUCK = new Random();

  private int treasures;
  private int turns;
  private int steps;
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
      System.out.println("Player " + getPlayerNum() + " climbs out after " + steps + " steps.");
      return;
    }
    IslandBoard island = (IslandBoard) game.getBoard();
    List<int[]> places = island.getNeighbours(getRow(), getCol());
    int[] place = places.get(LUCK.nextInt(places.size()));
    moveTo(place[0], place[1]);
  }

  @Override
  public void moveTo(int row, int col) {
    steps++;
    super.moveTo(row, col);
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
  }
}
