package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Tile;

/** Streets around a block of houses: the middle of the board is empty. */
public class CityBoard extends Board {
  private static final int SIZE = 5;

  @Override
  public Tile[][] createBoard() {
    Tile[][] tiles = new Tile[SIZE][SIZE];
    for (int i = 0; i < getLength(); i++) {
      int row = rowOf(i);
      int col = colOf(i);
      if (i == 0) {
        tiles[row][col] = new StartTile(this);
      } else if (i % 4 == 0) {
        tiles[row][col] = new Tile(this);
      } else {
        tiles[row][col] = new StreetTile(this, 20 + 5 * i);
      }
    }
    return tiles;
  }

  /** Returns how many tiles are on the way around. */
  public int getLength() {
    return 4 * (SIZE - 1);
  }

  /** Returns the row of a step on the way around. */
  public int rowOf(int step) {
    int side = step / (SIZE - 1);
    int along = step % (SIZE - 1);
    if (side == 0) {
      return 0;
    }
    if (side == 1) {
      return along;
    }
    if (side == 2) {
      return SIZE - 1;
    }
    return SIZE - 1 - along;
  }

  /** Returns the column of a step on the way around. */
  public int colOf(int step) {
    return rowOf((step + 3 * (SIZE - 1)) % getLength());
  }
}
