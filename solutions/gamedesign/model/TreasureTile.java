package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Player;

/** A tile with a treasure for the first one who comes. */
public class TreasureTile extends IslandTile {
  private boolean empty;

  /** Buries a treasure here. */
  public TreasureTile(Board b) {
    super(b);
  }

  @Override
  public void onMoveTo(Player p) {
    if (!empty) {
      empty = true;
      ((Explorer) p).addTreasure();
      System.out.println("Player " + p.getPlayerNum() + " found a treasure.");
    }
  }

  @Override
  public boolean hasTreasure() {
    return !empty;
  }

  @Override
  public String toString() {
    return empty ? "." : "$";
  }
}
