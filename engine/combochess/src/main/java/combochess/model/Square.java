package combochess.model;

/**
 * A place on a board, or just off it: a pair of column and row. A square never changes.
 *
 * <p>(0, 0) is the upper left corner; x grows to the right and y grows downwards.
 */
public final class Square {

  private final int x;
  private final int y;

  /**
   * Creates a square.
   *
   * @param x the column; any number, because only a board knows how large it is
   * @param y the row; any number
   */
  public Square(int x, int y) {
    this.x = x;
    this.y = y;
  }

  /** Returns the column. */
  public int getX() {
    return x;
  }

  /** Returns the row. */
  public int getY() {
    return y;
  }

  /**
   * Returns the square that lies so many columns to the right and so many rows down.
   *
   * @param dx columns to the right; negative for the left
   * @param dy rows down; negative for up
   * @return a square, which may lie off the board
   */
  public Square step(int dx, int dy) {
    return new Square(x + dx, y + dy);
  }

  /** Two squares are equal if they have the same column and the same row. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Square && ((Square) other).x == x && ((Square) other).y == y;
  }

  /** Returns the same number for equal squares. */
  @Override
  public int hashCode() {
    return 31 * x + y;
  }

  /** Returns the pair, for example {@code (5, 3)}. */
  @Override
  public String toString() {
    return "(" + x + ", " + y + ")";
  }
}
