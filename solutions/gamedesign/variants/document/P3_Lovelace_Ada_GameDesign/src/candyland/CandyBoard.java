package candyland;

import engine.Board;
import engine.Tile;

/** Four rows of five tiles, walked like lines of a text. */
public class CandyBoard extends Board {
  @Override
  public Tile[][] createBoard() {
    Tile[][] tiles = new Tile[4][5];
    for (int i = 0; i < 20; i++) {
      Tile t = i % 7 == 6 ? new StickyTile(this) : new ColorTile(this, "RGBY".charAt(i % 4));
      tiles[i / 5][i % 5] = t;
    }
    return tiles;
  }

  /** The next place of this color, or the last one. */
  public int nextOf(char color, int place) {
    for (int i = place + 1; i < 19; i++) {
      Tile t = getTile(i / 5, i % 5);
      if (t instanceof ColorTile && ((ColorTile) t).getColor() == color) {
        return i;
      }
    }
    return 19;
  }
}
