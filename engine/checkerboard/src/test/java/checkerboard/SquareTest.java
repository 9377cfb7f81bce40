package checkerboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@link Square} promises. */
@DisplayName("Square")
class SquareTest implements Piece {

  @Test
  @DisplayName("is printed as [row][column]: code")
  void isPrintedAsRowColumn() throws CBException {
    assertEquals("[2][7]: " + BLACK_KING, new Square(2, 7, BLACK_KING).toString());
  }

  @Test
  @DisplayName("made without a next one is the last of its list")
  void hasNoNext() throws CBException {
    assertNull(new Square(0, 0, RED_PAWN).getNext());
  }

  @Test
  @DisplayName("keeps the next one it is made with")
  void keepsTheNextOneItIsMadeWith() throws CBException {
    Square last = new Square(0, 0, RED_PAWN);
    assertSame(last, new Square(1, 1, RED_PAWN, last).getNext());
  }

  @Test
  @DisplayName("can be linked to another, and unlinked")
  void canBeLinkedToAnother() throws CBException {
    Square first = new Square(0, 0, RED_PAWN);
    Square second = new Square(1, 1, RED_PAWN);
    first.setNext(second);
    assertSame(second, first.getNext());
    first.setNext(null);
    assertNull(first.getNext());
  }

  @ParameterizedTest(name = "row {0}, column {1}")
  @CsvSource({"0, 0", "7, 7", "0, 7", "7, 0"})
  @DisplayName("can be any corner")
  void canBeAnyCorner(int row, int col) throws CBException {
    assertEquals("[" + row + "][" + col + "]: " + RED_KING, new Square(row, col, RED_KING) + "");
  }

  @ParameterizedTest(name = "row {0}, column {1}")
  @CsvSource({"-1, 0", "8, 0", "0, -1", "0, 8", "2147483647, 0", "0, -2147483648"})
  @DisplayName("off the board is refused by both constructors")
  void refusesOffBoard(int row, int col) {
    assertThrows(CBException.class, () -> new Square(row, col, RED_PAWN));
    assertThrows(CBException.class, () -> new Square(row, col, RED_PAWN, null));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 5, 99, Integer.MIN_VALUE})
  @DisplayName("with a code that is none is refused, and the message names the code")
  void withACodeThatIsNoneIsRefused(int code) {
    CBException refusal = assertThrows(CBException.class, () -> new Square(0, 0, code));
    assertTrue(refusal.getMessage().contains(String.valueOf(code)), refusal.getMessage());
  }

  @Test
  @DisplayName("may be empty")
  void mayBeEmpty() throws CBException {
    assertEquals("[3][3]: " + NO_PIECE, new Square(3, 3, NO_PIECE).toString());
  }
}
