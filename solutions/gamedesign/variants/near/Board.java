package gamedesign.engine;

import java.util.Arrays;
import java.util.function.Consumer;

/** A board that is like another one if the same tiles are on it. */
public abstract class Board {
  /** The tiles, row by row. */
  protected Tile[][] board;

  /** Has the tiles laid. */
  public Board() {
    board = createBoard();
  }

  /** The tiles. */
  public abstract Tile[][] createBoard();

  /** The tile at a place, or null. */
  public Tile getTile(int row, int col) {
    return Grids.at(board, row, col);
  }

  /** The number of rows. */
  public int getNumRows() {
    return Grids.rows(board);
  }

  /** The number of columns. */
  public int getNumCols() {
    return Grids.columns(board);
  }

  /** Does something with each tile; tests of the rules need not reach it. */
  public void forEachTile(Consumer<Tile> action) {
    Consumer<Tile[]> forRow =
        row -> {
          for (Tile tile : row) {
            if (tile != null) {
              action.accept(tile);
            }
          }
        };
    new Object() {
      void begin() {
        if (board != null) {
          for (Tile[] row : board) {
            forRow.accept(row);
          }
        }
      }
    }.begin();
  }

  @Override
  public boolean equals(Object other) {
    return other != null
        && getClass() == other.getClass()
        && Arrays.deepEquals(board, ((Board) other).board);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(board);
  }

  /** What can be said of any array of arrays. */
  private static final class Grids {
    private Grids() {}

    /** What is there; null beyond the edges, however long the rows are. */
    static <T> T at(T[][] grid, int row, int col) {
      boolean isOn = row >= 0 && row < rows(grid) && col >= 0 && col < grid[row].length;
      return isOn ? grid[row][col] : null;
    }

    static int rows(Object[][] grid) {
      return grid == null ? 0 : grid.length;
    }

    static int columns(Object[][] grid) {
      int longest = 0;
      for (int row = 0; row < rows(grid); row++) {
        longest = Math.max(longest, grid[row].length);
      }
      return longest;
    }
  }
}
