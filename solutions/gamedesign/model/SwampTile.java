package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Player;

/** A swamp, in which explorers lose their next turn. */
public class SwampTile extends IslandTile {
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
