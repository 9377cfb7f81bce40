package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** The first tile, which pays a little. */
public class StartTile extends Tile {
  /** Creates the tile. */
  public StartTile(Board b) {
    super(b);
  }

  @Override
  public void onMoveTo(Player p) {
    if (p instanceof Owner) {
      ((Owner) p).pay(-10);
    }
  }
}
