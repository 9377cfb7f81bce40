package gamedesign.own;

import gamedesign.engine.Board;
import gamedesign.engine.Tile;
import java.util.ArrayList;
import java.util.List;

/** An island of grass, swamps, treasures, and a rock in the middle where there is no tile. */
public class IslandBoard extends Board {
  private static final String[] MAP = {
    "..s.t", //
    "t....",
    "..#s.",
    ".s..t",
    "t...."
  };

  @Override
  public Tile[][] createBoard() {
    Tile[][] tiles = new Tile[MAP.length][MAP[0].length()];
    for (int row = 0; row < tiles.length; row++) {
      for (int col = 0; col < tiles[row].length; col++) {
        tiles[row][col] = createTile(MAP[row].charAt(col));
      }
    }
    return tiles;
  }

  private Tile createTile(char letter) {
    switch (letter) {
      case 't':
        return new TreasureTile(this);
      case 's':
        return new SwampTile(this);
      case '#':
        return null;
      default:
        return new IslandTile(this);
    }
  }

  /** The places next to this one that somebody can step on. */
  public List<int[]> getNeighbours(int row, int col) {
    List<int[]> places = new ArrayList<>();
    int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    for (int[] step : steps) {
      int newRow = row + step[0];
      int newCol = col + step[1];
      if (isOnIsland(newRow, newCol)) {
        places.add(new int[] {newRow, newCol});
      }
    }
    return places;
  }

  private boolean isOnIsland(int row, int col) {
    return row >= 0
        && row < getNumRows()
        && col >= 0
        && col < getNumCols()
        && getTile(row, col) != null;
  }

  /** How many treasures nobody has found yet. */
  public int countTreasures() {
    int count = 0;
    for (Tile[] row : board) {
      for (Tile tile : row) {
        if (tile != null && ((IslandTile) tile).hasTreasure()) {
          count++;
        }
      }
    }
    return count;
  }
}
