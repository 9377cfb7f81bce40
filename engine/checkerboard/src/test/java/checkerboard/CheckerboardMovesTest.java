package checkerboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@link Checkerboard} promises about steps and jumps. */
@DisplayName("Checkerboard: steps and jumps")
class CheckerboardMovesTest implements Piece {

  private final Checkerboard board = new Checkerboard();

  @Test
  @DisplayName("a pawn steps forward only, a king both ways")
  void aPawnStepsForwardOnly() {
    assertEquals("[4][2] [4][4]", reach(BLACK_PAWN, false));
    assertEquals("[2][2] [2][4]", reach(RED_PAWN, false));
    assertEquals("[2][2] [2][4] [4][2] [4][4]", reach(BLACK_KING, false));
    assertEquals("[2][2] [2][4] [4][2] [4][4]", reach(RED_KING, false));
    assertEquals("", reach(NO_PIECE, false));
  }

  @Test
  @DisplayName(
      "a pawn jumps forward only, a king both ways, over pawns and kings of the other side")
  void aPawnJumpsForwardOnly() {
    for (int red : new int[] {RED_PAWN, RED_KING}) {
      surround(red);
      assertEquals("[5][1] [5][5]", reach(BLACK_PAWN, true));
      assertEquals("[1][1] [1][5] [5][1] [5][5]", reach(BLACK_KING, true));
    }
    for (int black : new int[] {BLACK_PAWN, BLACK_KING}) {
      surround(black);
      assertEquals("[1][1] [1][5]", reach(RED_PAWN, true));
      assertEquals("[1][1] [1][5] [5][1] [5][5]", reach(RED_KING, true));
    }
  }

  @Test
  @DisplayName("nobody jumps over the own colour, or over an empty square")
  void jumpsOverNothingElse() {
    assertEquals("", reach(BLACK_KING, true));
    surround(BLACK_PAWN);
    assertEquals("", reach(BLACK_KING, true));
    assertEquals("", reach(BLACK_PAWN, true));
    surround(RED_KING);
    assertEquals("", reach(RED_KING, true));
    assertEquals("", reach(NO_PIECE, true));
  }

  @Test
  @DisplayName("nobody steps or jumps to an occupied square")
  void needsEmptySquare() {
    surround(RED_PAWN);
    for (int row = 1; row <= 5; row += 4) {
      for (int col = 1; col <= 5; col += 4) {
        board.addPiece(BLACK_PAWN, row, col);
      }
    }
    assertEquals("", reach(BLACK_KING, false));
    assertEquals("", reach(BLACK_KING, true));
  }

  @ParameterizedTest(name = "from {0}, {1} to {2}, {3}")
  @CsvSource({
    "0, 0, -1, 1",
    "0, 0, -1, -1",
    "0, 0, 1, -1",
    "0, 0, -2, 2",
    "0, 0, 2, -2",
    "7, 7, 8, 8",
    "7, 7, 6, 8",
    "7, 7, 9, 9",
    "7, 7, 5, 9",
    "-1, -1, 0, 0",
    "8, 8, 7, 7",
    "8, 8, 6, 6",
    "-2147483648, 0, 2147483647, 1",
    "2147483647, 2147483647, 0, 0"
  })
  @DisplayName("off the board there is no step and no jump, and no exception")
  void offTheBoardThereIsNoStep(int fromRow, int fromCol, int toRow, int toCol) {
    board.addPiece(BLACK_KING, 0, 0);
    board.addPiece(BLACK_KING, 7, 7);
    board.addPiece(RED_PAWN, 1, 1);
    board.addPiece(RED_PAWN, 6, 6);
    assertFalse(board.isMove(fromRow, fromCol, toRow, toCol));
    assertFalse(board.isJump(fromRow, fromCol, toRow, toCol));
  }

  @Test
  @DisplayName("the board's edges end the ways of a king in a corner")
  void theBoardsEdgesEndTheWaysOfAKing() {
    board.addPiece(RED_KING, 0, 0);
    board.addPiece(BLACK_KING, 7, 7);
    assertEquals(List.of("R [0][0] to [1][1]", "B [7][7] to [6][6]"), list(board.getMoves()));
  }

  @Test
  @DisplayName("a list of moves has the steps and the jumps of one piece")
  void listsOnePiece() {
    board.addPiece(BLACK_KING, 3, 3);
    board.addPiece(RED_PAWN, 4, 4);
    board.addPiece(BLACK_PAWN, 2, 2);
    List<String> expected =
        List.of("B [3][3] to [2][4]", "B [3][3] to [4][2]", "B [3][3] to [5][5] jump");
    assertEquals(expected, list(board.getMoves(3, 3)));
  }

  @Test
  @DisplayName("there is no list for an empty square, a blocked piece, or off the board")
  void thereIsNoListForAnEmptySquare() {
    assertNull(board.getMoves());
    assertNull(board.getMoves(3, 3));
    board.init();
    assertNull(board.getMoves(0, 0));
    assertNull(board.getMoves(4, 4));
    assertNull(board.getMoves(3, 4));
    assertNull(board.getMoves(-1, 0));
    assertNull(board.getMoves(0, 8));
  }

  @Test
  @DisplayName("the list of all moves strings together those of all pieces")
  void listsAllPieces() {
    board.init();
    board.addPiece(RED_KING, 3, 3);
    List<String> expected = new ArrayList<>();
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        expected.addAll(list(board.getMoves(row, col)));
      }
    }
    assertEquals(expected, list(board.getMoves()));
    assertTrue(expected.size() > 14, expected.toString());
  }

  @Test
  @DisplayName("a new game has seven steps for each side")
  void aNewGameHasSevenStepsForEachSide() {
    board.init();
    List<String> moves = list(board.getMoves());
    assertEquals(14, moves.size());
    assertEquals("b [2][0] to [3][1]", moves.get(0));
    assertEquals("r [5][7] to [4][6]", moves.get(13));
  }

  @Test
  @DisplayName("lists are new each time")
  void listsAreNewEachTime() {
    board.init();
    assertNotSame(board.getMoves(), board.getMoves());
    board.getMoves().setNext(null);
    assertEquals(14, list(board.getMoves()).size());
  }

  private static List<String> list(Move first) {
    List<String> moves = new ArrayList<>();
    for (Move move = first; move != null; move = move.getNext()) {
      moves.add(move.toString());
    }
    return moves;
  }

  /** Puts a piece on each of the four squares around [3][3], on an otherwise empty board. */
  private void surround(int piece) {
    board.zero();
    for (int row = 2; row <= 4; row += 2) {
      for (int col = 2; col <= 4; col += 2) {
        board.addPiece(piece, row, col);
      }
    }
  }

  /** Puts a piece on [3][3] and returns all squares, near or far, that it may step or jump to. */
  private String reach(int piece, boolean jump) {
    board.pickUp(3, 3);
    board.addPiece(piece, 3, 3);
    List<String> squares = new ArrayList<>();
    for (int row = -2; row < 10; row++) {
      for (int col = -2; col < 10; col++) {
        if (jump ? board.isJump(3, 3, row, col) : board.isMove(3, 3, row, col)) {
          squares.add("[" + row + "][" + col + "]");
        }
      }
    }
    return String.join(" ", squares);
  }
}
