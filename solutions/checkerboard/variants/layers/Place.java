package checkerboard;

/** A place on the board. There are only 64 of them, made once and shared by everybody. */
final class Place {
  private static final Place[][] ALL = new Place[8][8];

  static {
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        ALL[row][col] = new Place(row, col);
      }
    }
  }

  private final int row;
  private final int col;

  private Place(int row, int col) {
    this.row = row;
    this.col = col;
  }

  static Place of(int row, int col) throws CBException {
    try {
      return ALL[row][col];
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new CBException("There is no place " + row + ", " + col);
    }
  }

  @Override
  public String toString() {
    return "[" + row + "][" + col + "]";
  }
}
