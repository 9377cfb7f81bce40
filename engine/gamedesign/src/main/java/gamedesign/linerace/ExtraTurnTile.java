package gamedesign.linerace;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** A tile that lets the player take another turn at once. */
public class ExtraTurnTile extends Tile {

  /**
   * Creates such a tile.
   *
   * @param b the board that it is on
   */
  public ExtraTurnTile(Board b) {
    super(b);
  }

  /** Prints that the player gets an extra turn, and lets the player take it. */
  @Override
  public void onMoveTo(Player p) {
    System.out.println("Player " + p.getPlayerNum() + " gets an extra turn.");
    p.takeTurn();
  }
}
