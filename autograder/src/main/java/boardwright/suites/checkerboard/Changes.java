package boardwright.suites.checkerboard;

import boardwright.suite.Call;
import boardwright.suites.checkerboard.RandomBoards.Board;
import checkerboard.Checkerboard;
import java.util.List;
import java.util.stream.Stream;

/**
 * Asks one board again and again, with other pieces on it each time, and another board between: an
 * answer is about the pieces that stand there when it is given, whatever was asked before.
 */
final class Changes {
  private static final Board FIRST =
      board(
          Scene.of("b 2 2", "r 3 3"),
          "[2][2] to [3][1]",
          "[2][2] jumps to [4][4]",
          "[3][3] to [2][4]",
          "[3][3] jumps to [1][1]");
  private static final Board MORE =
      board(
          FIRST.scene().with('b', 5, 3),
          "[2][2] to [3][1]",
          "[2][2] jumps to [4][4]",
          "[3][3] to [2][4]",
          "[3][3] jumps to [1][1]",
          "[5][3] to [6][2]",
          "[5][3] to [6][4]");
  private static final Board CROWNED =
      board(
          MORE.scene().with('B', 2, 2),
          "[2][2] to [1][1]",
          "[2][2] to [1][3]",
          "[2][2] to [3][1]",
          "[2][2] jumps to [4][4]",
          "[3][3] to [2][4]",
          "[3][3] jumps to [1][1]",
          "[5][3] to [6][2]",
          "[5][3] to [6][4]");
  private static final Board FEWER =
      board(
          MORE.scene().with('.', 2, 2),
          "[3][3] to [2][2]",
          "[3][3] to [2][4]",
          "[5][3] to [6][2]",
          "[5][3] to [6][4]");
  private static final Board OTHER =
      board(
          Scene.of("r 4 4", "b 3 5"),
          "[3][5] to [4][6]",
          "[3][5] jumps to [5][3]",
          "[4][4] to [3][3]",
          "[4][4] jumps to [2][6]");

  /** Pawns on their last rows, where they stay pawns and cannot move. */
  private static final Board LAST =
      board(
          Scene.of("b 7 1", "r 0 2", "R 5 5"),
          "[5][5] to [4][4]",
          "[5][5] to [4][6]",
          "[5][5] to [6][4]",
          "[5][5] to [6][6]");

  /** Pieces on every square that can be changed by accident, and no room to move. */
  private static final Board FULL = board(Scene.full());

  private Changes() {}

  /** A question to a board. */
  interface Question {
    /**
     * Asks.
     *
     * @param drawn what is on the board
     * @param on the same in words, with what was done to the board
     */
    void ask(Board drawn, Checkerboard board, Object on);
  }

  static void ask(Question question) {
    ask(question, true);
  }

  /** As {@link #ask(Question)}, of questions that have nothing to do with pickUp so far. */
  static void askWithoutPickingUp(Question question) {
    ask(question, false);
  }

  private static void ask(Question question, boolean pickUp) {
    Checkerboard first = FIRST.scene().board();
    Checkerboard other = OTHER.scene().board();
    boolean apart = FIRST.scene().isOn(first); // else that is for the check of two boards
    Checkerboard board = apart ? first : FIRST.scene().board();
    ask(question, FIRST, board, FIRST.scene());
    if (apart) {
      ask(question, OTHER, other, Call.text("%s%n(another board was asked before)", OTHER.scene()));
    }
    MORE.scene().add(board, 5, 3);
    ask(question, MORE, board, after("addPiece(BLACK_PAWN, 5, 3)", MORE));
    Expect.tryToAdd(board, Codes.BLACK_PAWN, 2, 2);
    askIf(question, CROWNED, board, "addPiece(BLACK_PAWN, 2, 2)");
    if (pickUp) {
      Expect.tryToPickUp(board, 2, 2);
      askIf(question, FEWER, board, "pickUp(2, 2)");
      Expect.tryToAdd(board, Codes.BLACK_PAWN, 2, 2);
      askIf(question, MORE, board, "addPiece(BLACK_PAWN, 2, 2)");
    }
    Expect.toTry("board.zero()", () -> board.zero());
    if (Scene.of().isOn(board)) { // else that is for the check of zero
      OTHER.scene().putOn(board);
      ask(question, OTHER, board, after("zero(), and other pieces", OTHER));
    }
    for (Board drawn : List.of(LAST, FULL)) {
      Checkerboard fresh = drawn.scene().boardIfAny();
      if (fresh != null) {
        ask(question, drawn, fresh, drawn.scene());
      }
    }
  }

  /** Asks after a change, if the board is as it should be then: else other checks say so. */
  private static void askIf(Question question, Board drawn, Checkerboard board, String change) {
    if (drawn.scene().isOn(board)) {
      ask(question, drawn, board, after(change, drawn));
    }
  }

  private static void ask(Question question, Board drawn, Checkerboard board, Object on) {
    question.ask(drawn, board, on);
    if (!drawn.scene().isOn(board)) {
      Expect.holds(board, drawn.scene(), Call.text("%s%n(the board was asked once more)", on));
    }
  }

  private static Object after(String change, Board drawn) {
    return Call.text("%s%n(the board was asked before; then %s)", drawn.scene(), change);
  }

  private static Board board(Scene scene, String... moves) {
    return new Board(scene, Stream.of(moves).sorted().toList());
  }
}
