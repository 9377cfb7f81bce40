package checkerboard;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class SquareTest {

  @Test
  void nothingFollowsASquareThatWasMadeAlone() throws CBException {
    assertNull(new Square(3, 5, Piece.RED_PAWN).getNext());
  }

  @Test
  void theSquareFromTheConstructorFollows() throws CBException {
    Square last = new Square(7, 7, Piece.RED_KING);
    assertSame(last, new Square(0, 2, Piece.BLACK_PAWN, last).getNext());
  }

  @Test
  void setNextChangesWhatFollows() throws CBException {
    Square last = new Square(7, 7, Piece.RED_KING);
    Square square = new Square(0, 2, Piece.BLACK_PAWN);
    square.setNext(last);
    assertSame(last, square.getNext());
    square.setNext(null);
    assertNull(square.getNext());
  }

  @Test
  void cornersAreOnTheBoard() throws CBException {
    assertNotNull(new Square(0, 0, Piece.BLACK_PAWN));
    assertNotNull(new Square(1, 7, Piece.BLACK_KING));
    assertNotNull(new Square(7, 1, Piece.RED_PAWN));
    assertNotNull(new Square(7, 7, Piece.RED_KING));
  }

  @Test
  void whatIsBeyondTheEdgeIsRefused() {
    assertThrows(CBException.class, () -> new Square(-1, 0, Piece.RED_PAWN));
    assertThrows(CBException.class, () -> new Square(8, 0, Piece.RED_PAWN));
    assertThrows(CBException.class, () -> new Square(0, -1, Piece.RED_PAWN));
    assertThrows(CBException.class, () -> new Square(0, 8, Piece.RED_PAWN));
  }

  @Test
  void aCodeThatIsNoPieceIsRefused() {
    assertThrows(CBException.class, () -> new Square(0, 0, 4711));
  }

  @Test
  void aSquareHasAText() throws CBException {
    assertNotNull(new Square(3, 5, Piece.RED_PAWN).toString());
  }
}
