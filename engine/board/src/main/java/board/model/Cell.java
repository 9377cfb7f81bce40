package board.model;

/**
 * The place of one space of a board, for any game.
 *
 * @param row from 0, counted from the top
 * @param column from 0, counted from the left
 */
public record Cell(int row, int column) {

  /** Returns row and column, such as {@code (0, 2)}. */
  @Override
  public String toString() {
    return "(" + row + ", " + column + ")";
  }
}
