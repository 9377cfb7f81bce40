package linerace;

import engine.Board;
import engine.Player;
import engine.Tile;

/** Whoever lands here may go again. */
public class ExtraTurnTile extends Tile {
  /** Creates an extra-turn tile. */
  public ExtraTurnTile(Board b) {
    super(b);
  }

  @Override
  public void onMoveTo(Player p) {
    System.out.println("Player " + p.getPlayerNum() + " gets an extra turn.");
    p.takeTurn();
  }
}
