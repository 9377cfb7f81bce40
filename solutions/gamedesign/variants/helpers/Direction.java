package gamedesign.own;

/** Where one can go. */
enum Direction {
  NORTH(-1, 0),
  EAST(0, 1),
  SOUTH(1, 0),
  WEST(0, -1);

  private final int rows;
  private final int cols;

  Direction(int rows, int cols) {
    this.rows = rows;
    this.cols = cols;
  }

  int rowFrom(int row) {
    return row + rows;
  }

  int colFrom(int col) {
    return col + cols;
  }
}
