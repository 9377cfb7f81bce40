package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** A tile with a treasure for the first one who comes. */
public class TreasureTile extends Tile {
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

  /** Whether somebody has been here. */
  public boolean isEmpty() {
    return empty;
  }

  @Override
  public String toString() {
    return empty ? "." : "$";
  }
}
