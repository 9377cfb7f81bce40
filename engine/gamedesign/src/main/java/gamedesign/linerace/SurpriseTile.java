package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** The place for a tile of your own. Nothing happens on this one yet. */
public class SurpriseTile extends Tile {

  /**
   * Creates such a tile.
   *
   * @param b the board that it is on
   */
  public SurpriseTile(Board b) {
    super(b);
  }

  /** Prints that there is no surprise. */
  @Override
  public void onMoveTo(Player p) {
    System.out.println("Player " + p.getPlayerNum() + " found no surprise here.");
  }
}
