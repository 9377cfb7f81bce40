package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;

/** A step of a path. */
class PathTile extends Tile {
  private final char letter;
  private int visits;

  PathTile(Board b, char letter) {
    super(b);
    this.letter = letter;
  }

  @Override
  public void onMoveTo(Player p) {
    visits++;
  }

  boolean isGoal() {
    return letter == 'G';
  }

  @Override
  public String toString() {
    return visits > 0 ? "" + Math.min(visits, 9) : "" + letter;
  }
}
