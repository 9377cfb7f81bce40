package combochess.model;

/**
 * A pair of column and row, counted from the upper left corner of a board. It may lie off the
 * board, and it never changes.
 */
public final class Square {

  private final int column;
  private final int row;

  /**
   * Creates a square.
   *
   * @param x the column; any number
   * @param y the row; any number
   */
  public Square(int x, int y) {
    column = x;
    row = y;
  }

  /** Returns the column. */
  public int getX() {
    return column;
  }

  /** Returns the row. */
  public int getY() {
    return row;
  }

  /**
   * Returns another square, so far away from this one.
   *
   * @param dx columns to the right; to the left if negative
   * @param dy rows down; up if negative
   */
  public Square step(int dx, int dy) {
    return new Square(column + dx, row + dy);
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Square)) {
      return false;
    }
    Square square = (Square) other;
    return column == square.column && row == square.row;
  }

  @Override
  public int hashCode() {
    return 1000 * row + column;
  }

  @Override
  public String toString() {
    return "(" + column + ", " + row + ")";
  }
}
