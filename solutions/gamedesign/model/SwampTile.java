package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** A swamp, in which explorers lose their next turn. */
public class SwampTile extends Tile {
  /** Creates a swamp. */
  public SwampTile(Board b) {
    super(b);
  }

  @Override
  public void onMoveTo(Player p) {
    ((Explorer) p).sink();
  }

  @Override
  public String toString() {
    return "~";
  }
}
