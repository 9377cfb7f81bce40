package combochess.model;

/**
 * A record knows for itself when two of it are equal.
 *
 * @param x the column
 * @param y the row
 */
public record Square(int x, int y) {

  /** Returns the column. */
  public int getX() {
    return x;
  }

  /** Returns the row. */
  public int getY() {
    return y;
  }

  /**
   * Returns a neighbour, near or far.
   *
   * @param dx to the right
   * @param dy down
   */
  public Square step(int dx, int dy) {
    return new Square(x + dx, y + dy);
  }

  @Override
  public String toString() {
    return "(%d, %d)".formatted(x, y);
  }
}
