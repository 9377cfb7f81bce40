package combochess.model;

/** A place, as a pair of numbers. */
public final class Square extends Pair {

  /**
   * Creates a square.
   *
   * @param x the column
   * @param y the row
   */
  public Square(int x, int y) {
    super(x, y);
  }

  /**
   * Returns another square.
   *
   * @param dx how far to the right
   * @param dy how far down
   */
  public Square step(int dx, int dy) {
    return new Square(getX() + dx, getY() + dy);
  }
}

/** Two numbers that never change. */
abstract class Pair {
  private final int first;
  private final int second;

  Pair(int first, int second) {
    this.first = first;
    this.second = second;
  }

  /** Returns the column. */
  public final int getX() {
    return first;
  }

  /** Returns the row. */
  public final int getY() {
    return second;
  }

  @Override
  public boolean equals(Object other) {
    if (other == null || other.getClass() != getClass()) {
      return false;
    }
    Pair pair = (Pair) other;
    return first == pair.first && second == pair.second;
  }

  @Override
  public int hashCode() {
    return 31 * first + second;
  }

  @Override
  public String toString() {
    return "(" + first + ", " + second + ")";
  }
}
