package checkerboard;

import org.junit.jupiter.api.Test;

class SquareTest {

  @Test
  void everything() throws CBException {
    Square last = new Square(7, 7, Piece.RED_KING);
    Square first = new Square(0, 2, Piece.BLACK_PAWN, last);
    first.getNext();
    first.setNext(null);
    first.toString();
    try {
      new Square(8, 0, Piece.RED_PAWN);
    } catch (CBException e) {
      e.toString();
    }
    try {
      new Square(0, 0, 4711);
    } catch (CBException e) {
      e.toString();
    }
  }
}
