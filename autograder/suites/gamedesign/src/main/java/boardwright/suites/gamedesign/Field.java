package boardwright.suites.gamedesign;

import boardwright.testkit.CheckBlocked;
import gamedesign.engine.Board;
import gamedesign.engine.Tile;
import java.util.List;

/**
 * A board of witnesses. It may have gaps, and counts how often its tiles were created.
 *
 * <p>{@code createBoard} runs before this class's own fields could be set, so what it needs is
 * handed over in static ones, and no field has a value to begin with.
 */
final class Field extends Board {
  private static int nextRows;
  private static int nextCols;
  private static List<String> nextEvents;
  private static int[][] nextGaps;

  private int created;
  private Tile[][] tiles;

  Field() {}

  /** A board of witnesses who write down what happens, without tiles at these places. */
  static Field of(int rows, int cols, List<String> events, int[]... gaps) {
    nextRows = rows;
    nextCols = cols;
    nextEvents = events;
    nextGaps = gaps;
    return new Field();
  }

  @Override
  public Tile[][] createBoard() {
    created++;
    tiles = new Tile[nextRows][nextCols];
    for (int row = 0; row < nextRows; row++) {
      for (int col = 0; col < nextCols; col++) {
        tiles[row][col] = new Witness(this, row, col, nextEvents);
      }
    }
    for (int[] gap : nextGaps) {
      tiles[gap[0]][gap[1]] = null;
    }
    return tiles;
  }

  /** How often tiles were created. */
  int created() {
    return created;
  }

  /** The tile that was created for a place. */
  Tile laid(int row, int col) {
    if (tiles == null) {
      throw new CheckBlocked("the constructor of Board does not call createBoard", "R1");
    }
    return tiles[row][col];
  }

  /** Puts another tile, or none, where Board keeps its tiles. */
  void replace(int row, int col, Tile tile) {
    board[row][col] = tile;
  }
}
