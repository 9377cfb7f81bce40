package board.model;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds lines of one player's stones on a small board: so many in a row, across, down or along a
 * diagonal.
 *
 * <p>The stones of a player are the bits of one {@code long}, a <em>bitboard</em>: row after row,
 * with one bit that is always 0 at the end of each row. A stone has a neighbour to its right if
 * {@code stones & stones >>> 1} has a bit there, whatever else is on the board; the empty bit keeps
 * a row from running on into the next. So all spaces are looked at in one step.
 *
 * <p>Immutable.
 */
public final class LineFinder {

  private final int rows;
  private final int columns;
  private final int length;

  /** From a bit to the next one of a line: across, down, and along the two diagonals. */
  private final int[] steps;

  /**
   * Makes a finder.
   *
   * @param rows how many rows
   * @param columns how many columns
   * @param length how many in a row make a line, at least 2
   * @throws IllegalArgumentException if rows * (columns + 1) is more than 64
   */
  public LineFinder(int rows, int columns, int length) {
    if (rows * (columns + 1) > Long.SIZE) {
      throw new IllegalArgumentException(rows + " x " + columns + " spaces are too many.");
    }
    this.rows = rows;
    this.columns = columns;
    this.length = length;
    this.steps = new int[] {1, columns + 1, columns + 2, columns};
  }

  /** Returns the bit of a space. */
  public long bit(int row, int column) {
    return 1L << row * (columns + 1) + column;
  }

  /** Tells whether some stones make a line. Cost: a few steps for each stone of a line. */
  public boolean hasLine(long stones) {
    for (int step : steps) {
      if (starts(stones, step) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the bits at which lines in one direction begin. */
  private long starts(long stones, int step) {
    long starts = stones;
    for (int i = 1; i < length && starts != 0; i++) {
      starts &= stones >>> i * step;
    }
    return starts;
  }

  /**
   * Returns the spaces of all lines.
   *
   * @param stones some stones
   * @return each space once, row by row; empty if there is no line
   */
  public List<Cell> lines(long stones) {
    long inLines = 0;
    for (int step : steps) {
      long starts = starts(stones, step);
      for (int i = 0; i < length; i++) {
        inLines |= starts << i * step;
      }
    }
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if ((inLines & bit(row, column)) != 0) {
          cells.add(new Cell(row, column));
        }
      }
    }
    return cells;
  }
}
