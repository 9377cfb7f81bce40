package boardwright.suites.checkerboard;

import boardwright.suites.checkerboard.RandomBoards.Board;
import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import checkerboard.Checkerboard;
import checkerboard.Piece;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/** What the checks of a board ask again and again. */
final class Expect {
  private Expect() {}

  static Checkerboard made() {
    return Call.of("new Checkerboard()", () -> new Checkerboard()).get("a board");
  }

  /**
   * Makes a call that leads up to another question, if the learner's class can do so: what is wrong
   * with it, or that it is missing, is for other checks to say.
   */
  static <T> Optional<T> tried(Object written, Callable<T> code) {
    try {
      return Optional.ofNullable(Call.of(written, code).make());
    } catch (Exception | AssertionError | LinkageError e) {
      return Optional.empty();
    }
  }

  /** As {@link #tried}, of what gives nothing back. */
  static void toTry(Object written, Call.Action code) {
    tried(
        written,
        () -> {
          code.run();
          return true;
        });
  }

  static Call<Boolean> addPiece(Checkerboard board, String name, int piece, int row, int col) {
    return Call.of(
        Call.text("board.addPiece(%s, %d, %d)", name, row, col),
        () -> board.addPiece(piece, row, col));
  }

  /** Puts a piece on the board if the learner's board does so. */
  static void tryToAdd(Checkerboard board, Codes piece, int row, int col) {
    toTry(
        Call.text("board.addPiece(%s, %d, %d)", piece, row, col),
        () -> board.addPiece(piece.code(), row, col));
  }

  /** Puts a piece on every black square, as far as the learner's board does so. */
  static void tryToFill(Checkerboard board, Codes piece) {
    for (int row = 0; row < 8; row++) {
      for (int col = row % 2; col < 8; col += 2) {
        tryToAdd(board, piece, row, col);
      }
    }
  }

  /** Takes a piece off the board if the learner's board does so. */
  static void tryToPickUp(Checkerboard board, int row, int col) {
    toTry(Call.text("board.pickUp(%d, %d)", row, col), () -> board.pickUp(row, col));
  }

  static void validate(Checkerboard board, int row, int col, Object on) {
    Limits.renew();
    boolean onBoard = row >= 0 && row < 8 && col >= 0 && col < 8;
    Call.of(Call.text("board.validate(%d, %d)", row, col), () -> board.validate(row, col))
        .on(on)
        .returns(onBoard && (row + col) % 2 == 0);
  }

  static void step(Scene scene, int fromRow, int fromCol, int toRow, int toCol, boolean expected) {
    isMove(scene, scene.board(), fromRow, fromCol, toRow, toCol).returns(expected);
  }

  static Call<Boolean> isMove(
      Object on, Checkerboard board, int fromRow, int fromCol, int toRow, int toCol) {
    return Call.of(
            Call.text("board.isMove(%d, %d, %d, %d)", fromRow, fromCol, toRow, toCol),
            () -> board.isMove(fromRow, fromCol, toRow, toCol))
        .on(on);
  }

  static void jump(Scene scene, int fromRow, int fromCol, int toRow, int toCol, boolean expected) {
    isJump(scene, scene.board(), fromRow, fromCol, toRow, toCol).returns(expected);
  }

  static Call<Boolean> isJump(
      Object on, Checkerboard board, int fromRow, int fromCol, int toRow, int toCol) {
    return Call.of(
            Call.text("board.isJump(%d, %d, %d, %d)", fromRow, fromCol, toRow, toCol),
            () -> board.isJump(fromRow, fromCol, toRow, toCol))
        .on(on);
  }

  /**
   * getMoves(row, col) gives the moves of every piece on a board, which is another one each time.
   */
  static void eachMoves(Board drawn, Supplier<Checkerboard> board, Object on) {
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        if (drawn.scene().at(row, col) != '.') {
          String from = "[%d][%d] ".formatted(row, col);
          List<String> own = drawn.moves().stream().filter(m -> m.startsWith(from)).toList();
          moves(board.get(), row, col, own, on);
        }
      }
    }
  }

  static String jumpTo(int fromRow, int fromCol, int toRow, int toCol) {
    return Moves.inWords(fromRow, fromCol, toRow, toCol, true);
  }

  static void moves(Scene scene, int row, int col, List<String> expected) {
    moves(scene.board(), row, col, expected, scene);
  }

  private static void moves(
      Checkerboard board, int row, int col, List<String> expected, Object on) {
    Call<List<String>> call =
        Call.of(
                Call.text("board.getMoves(%d, %d)", row, col),
                () -> Moves.of(board.getMoves(row, col)))
            .on(on);
    Moves.same(expected.stream().sorted().toList(), call);
  }

  /** addPiece says no on a board with these pieces, and leaves every square as it is. */
  static void refused(Scene scene, Checkerboard board, String name, int piece, int row, int col) {
    Limits.renew();
    Call<Boolean> call = addPiece(board, name, piece, row, col).on(scene);
    call.returns(false);
    holds(board, scene, Call.text("%s%nafter %s, which should change nothing", scene, call));
  }

  /**
   * Every black square of a board holds what the scene has there, and no white one a piece. What
   * occupant says of white squares otherwise is for the check of it.
   */
  static void holds(Checkerboard board, Scene scene, Object on) {
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        if ((row + col) % 2 == 0 || hasPiece(board, row, col)) {
          occupant(board, row, col, scene.codeAt(row, col), on);
        }
      }
    }
  }

  private static boolean hasPiece(Checkerboard board, int row, int col) {
    int none = Piece.NO_PIECE;
    int seen =
        tried(Call.text("board.occupant(%d, %d)", row, col), () -> board.occupant(row, col))
            .orElse(none);
    return seen != none && Codes.isCode(seen);
  }

  static void empty(Checkerboard board, Object after) {
    holds(board, Scene.of(), after);
  }

  static void start(Checkerboard board, Object after) {
    holds(board, Scene.game(), after);
  }

  static void occupant(Checkerboard board, int row, int col, int expected, Object on) {
    code(
        expected,
        Call.of(Call.text("board.occupant(%d, %d)", row, col), () -> board.occupant(row, col))
            .on(on));
  }

  /** The call gives the code of a piece, or NO_PIECE. */
  static void code(int expected, Call<Integer> call) {
    int seen = call.get(Codes.name(expected));
    if (seen != expected) {
      call.fail(Codes.name(expected), "yours said " + Codes.name(seen));
    }
  }
}
