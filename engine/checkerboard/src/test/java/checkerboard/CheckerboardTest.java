package checkerboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@link Checkerboard} promises about pieces on squares. */
@DisplayName("Checkerboard: pieces and squares")
class CheckerboardTest implements Piece {

  private static final int[] PIECES = {RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING};

  private final Checkerboard board = new Checkerboard();

  @Test
  @DisplayName("knows the colours and the pawns")
  void knowsTheColoursAndThePawns() {
    List<String> table = new ArrayList<>();
    for (int code : new int[] {NO_PIECE, RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING, -7, 99}) {
      table.add(
          (Checkerboard.isRed(code) ? "red" : "")
              + (Checkerboard.isBlack(code) ? "black" : "")
              + (Checkerboard.isPawn(code) ? " pawn" : ""));
    }
    assertEquals(List.of("", "red pawn", "red", "black pawn", "black", "", ""), table);
  }

  @Test
  @DisplayName("black is crowned on row 7, red on row 0")
  void knowsKingRow() {
    assertEquals(7, Checkerboard.kingRow(BLACK_PAWN));
    assertEquals(7, Checkerboard.kingRow(BLACK_KING));
    assertEquals(0, Checkerboard.kingRow(RED_PAWN));
    assertEquals(0, Checkerboard.kingRow(RED_KING));
    assertEquals(-1, Checkerboard.kingRow(NO_PIECE));
  }

  @Test
  @DisplayName("is empty when new, and after zero")
  void isEmptyWhenNew() throws CBException {
    assertNull(board.getBoardList());
    board.init();
    board.zero();
    assertNull(board.getBoardList());
    assertEquals(NO_PIECE, board.occupant(0, 0));
  }

  @Test
  @DisplayName("init puts twelve pawns on the black squares of each side, wherever pieces were")
  void initPutsTwelvePawns() {
    board.addPiece(RED_KING, 3, 3);
    board.addPiece(RED_KING, 0, 0);
    board.init();
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        boolean black = (row + col) % 2 == 0;
        int side = row < 3 ? BLACK_PAWN : row > 4 ? RED_PAWN : NO_PIECE;
        assertEquals(black ? side : NO_PIECE, board.occupant(row, col), row + ", " + col);
      }
    }
  }

  @Test
  @DisplayName("two boards do not share their squares")
  void boardsAreIndependent() {
    board.addPiece(RED_PAWN, 4, 4);
    assertEquals(NO_PIECE, new Checkerboard().occupant(4, 4));
  }

  @Test
  @DisplayName("validates the 32 black squares and no others")
  void validatesThe32BlackSquaresAndNoOthers() {
    int valid = 0;
    for (int row = -3; row < 11; row++) {
      for (int col = -3; col < 11; col++) {
        valid += board.validate(row, col) ? 1 : 0;
      }
    }
    assertEquals(32, valid);
    assertTrue(board.validate(0, 0));
    assertTrue(board.validate(7, 7));
    assertFalse(board.validate(0, 1));
    assertFalse(board.validate(7, 0));
    assertFalse(board.validate(-2, 0));
    assertFalse(board.validate(0, 8));
  }

  @Test
  @DisplayName("picks a piece up, and leaves the square empty")
  void picksAPieceUp() {
    board.addPiece(BLACK_KING, 4, 2);
    assertEquals(BLACK_KING, board.pickUp(4, 2));
    assertEquals(NO_PIECE, board.occupant(4, 2));
    assertEquals(NO_PIECE, board.pickUp(4, 2));
  }

  @ParameterizedTest(name = "row {0}, column {1}")
  @CsvSource({"-1, 0", "8, 0", "0, -1", "0, 8"})
  @DisplayName("occupant and pickUp off the board end in an exception")
  void occupantAndPickUpOffTheBoardEnd(int row, int col) {
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> board.occupant(row, col));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> board.pickUp(row, col));
  }

  @Test
  @DisplayName("adds each piece to an empty black square")
  void addsEachPieceToAnEmptyBlackSquare() {
    for (int piece : PIECES) {
      board.zero();
      assertTrue(board.addPiece(piece, 7, 7));
      assertEquals(piece, board.occupant(7, 7));
    }
  }

  @ParameterizedTest(name = "row {0}, column {1}")
  @CsvSource({"0, 1", "7, 0", "-1, -1", "8, 8", "0, -2", "2, 8", "2147483646, 0"})
  @DisplayName("adds nothing to a square that is not black or not there")
  void addsNothingToASquareThatIsNotBlack(int row, int col) throws CBException {
    assertFalse(board.addPiece(RED_PAWN, row, col));
    assertNull(board.getBoardList());
  }

  @Test
  @DisplayName("adds nothing that is no piece")
  void addsNothingThatIsNoPiece() throws CBException {
    for (int code : new int[] {NO_PIECE, -1, 5, 99, Integer.MAX_VALUE}) {
      assertFalse(board.addPiece(code, 2, 2));
    }
    assertNull(board.getBoardList());
  }

  @Test
  @DisplayName(
      "an occupied square takes only a pawn on its like, which makes a king of that colour")
  void anOccupiedSquareTakesOnlyAPawn() {
    for (int below : PIECES) {
      for (int above : PIECES) {
        board.zero();
        board.addPiece(below, 3, 5);
        boolean crowns = above == below && Checkerboard.isPawn(above);
        int king = above == RED_PAWN ? RED_KING : BLACK_KING;
        assertEquals(crowns, board.addPiece(above, 3, 5));
        assertEquals(crowns ? king : below, board.occupant(3, 5));
      }
    }
  }

  @Test
  @DisplayName("lists its occupied squares from row 0 up, from left to right")
  void listsItsOccupiedSquaresFromRow0Up() throws CBException {
    board.addPiece(RED_KING, 7, 7);
    board.addPiece(BLACK_PAWN, 2, 4);
    board.addPiece(RED_PAWN, 2, 0);
    List<String> squares = new ArrayList<>();
    for (Square square = board.getBoardList(); square != null; square = square.getNext()) {
      squares.add(square.toString());
    }
    String last = "[7][7]: " + RED_KING;
    assertEquals(List.of("[2][0]: " + RED_PAWN, "[2][4]: " + BLACK_PAWN, last), squares);
  }

  @Test
  @DisplayName("draws row 7 first, with labels and the system's line ends")
  void drawsRow7First() {
    board.init();
    board.addPiece(BLACK_KING, 3, 1);
    board.addPiece(RED_KING, 4, 6);
    String expected =
        String.join(
            System.lineSeparator(),
            "7  .  r  .  r  .  r  .  r ",
            "6  r  .  r  .  r  .  r  . ",
            "5  .  r  .  r  .  r  .  r ",
            "4  .  .  .  .  .  .  R  . ",
            "3  .  B  .  .  .  .  .  . ",
            "2  b  .  b  .  b  .  b  . ",
            "1  .  b  .  b  .  b  .  b ",
            "0  b  .  b  .  b  .  b  . ",
            "   0  1  2  3  4  5  6  7 ",
            "");
    assertEquals(expected, board.toString());
  }
}
