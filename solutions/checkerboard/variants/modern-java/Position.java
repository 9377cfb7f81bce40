package checkerboard;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A row and a column, on the board or not. */
record Position(int row, int col) {

  static Stream<Position> all() {
    return IntStream.range(0, 64).mapToObj(i -> new Position(i / 8, i % 8));
  }

  boolean isOnBoard() {
    return row >= 0 && row < 8 && col >= 0 && col < 8;
  }

  boolean isBlack() {
    return (row + col) % 2 == 0;
  }

  Position plus(int up, int right) {
    return new Position(row + up, col + right);
  }

  Position middle(Position other) {
    return new Position((row + other.row) / 2, (col + other.col) / 2);
  }
}
