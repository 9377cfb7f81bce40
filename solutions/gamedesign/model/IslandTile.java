package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Tile;

/** A tile of the island. Special ones override what they do differently. */
public class IslandTile extends Tile {
  /** Creates a tile with grass. */
  public IslandTile(Board b) {
    super(b);
  }

  /** Whether a treasure lies here. */
  public boolean hasTreasure() {
    return false;
  }
}
