package candyland;

import engine.Board;
import engine.Player;
import engine.Tile;

/** A tile on which players get stuck. */
public class StickyTile extends Tile {
  /** Creates a tile. */
  public StickyTile(Board b) {
    super(b);
  }

  @Override
  public void onMoveTo(Player p) {
    CandyPlayer cp = (CandyPlayer) p;
    cp.stick();
    System.out.println("Player " + p.getPlayerNum() + " sticks.");
  }
}
