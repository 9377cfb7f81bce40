package linerace;

import engine.Board;
import engine.Player;
import engine.Tile;

/** A slide: whoever steps on it slides back two tiles, but never off the track. */
public class SurpriseTile extends Tile {
  private static final int LENGTH = 2;

  /** Creates a slide. */
  public SurpriseTile(Board b) {
    super(b);
  }

  @Override
  public void onMoveTo(Player p) {
    System.out.println("Player " + p.getPlayerNum() + " slips.");
    int landing = Math.max(0, p.getCol() - LENGTH);
    p.moveTo(p.getRow(), landing);
  }
}
