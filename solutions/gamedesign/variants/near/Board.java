package gamedesign.engine;

import java.util.Arrays;

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

    static <T> T at(T[][] grid, int row, int col) {
      return grid[row][col];
    }

    static int rows(Object[][] grid) {
      return grid.length;
    }

    static int columns(Object[][] grid) {
      return grid[0].length;
    }
  }
}
