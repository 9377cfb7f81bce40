package boardwright.suites.checkerboard;

import boardwright.suite.Call;
import boardwright.suites.checkerboard.RandomBoards.Board;
import checkerboard.Checkerboard;
import java.util.List;

/** What the checks of a board ask again and again. */
final class Expect {
  private Expect() {}

  static Checkerboard made() {
    return Call.of("new Checkerboard()", () -> new Checkerboard()).get("a board");
  }

  static Checkerboard emptied() {
    Checkerboard board = made();
    Call.run("board.zero()", () -> board.zero()).get();
    return board;
  }

  static Call<Boolean> addPiece(Checkerboard board, String name, int piece, int row, int col) {
    return Call.of(
        Call.text("board.addPiece(%s, %d, %d)", name, row, col),
        () -> board.addPiece(piece, row, col));
  }

  /** Puts a piece on the board if the learner's board does so: that is for other checks to say. */
  static void tryToAdd(Checkerboard board, Codes piece, int row, int col) {
    try {
      addPiece(board, piece.name(), piece.code(), row, col).make();
    } catch (Exception | AssertionError e) {
      return; // without a piece there, then
    }
  }

  static void validate(Checkerboard board, int row, int col, Object on) {
    boolean onBoard = row >= 0 && row < 8 && col >= 0 && col < 8;
    Call.of(Call.text("board.validate(%d, %d)", row, col), () -> board.validate(row, col))
        .on(on)
        .returns(onBoard && (row + col) % 2 == 0);
  }

  static void step(Scene scene, int fromRow, int fromCol, int toRow, int toCol, boolean expected) {
    isMove(scene, scene.board(), fromRow, fromCol, toRow, toCol).returns(expected);
  }

  static Call<Boolean> isMove(
      Scene scene, Checkerboard board, int fromRow, int fromCol, int toRow, int toCol) {
    return Call.of(
            Call.text("board.isMove(%d, %d, %d, %d)", fromRow, fromCol, toRow, toCol),
            () -> board.isMove(fromRow, fromCol, toRow, toCol))
        .on(scene);
  }

  static void jump(Scene scene, int fromRow, int fromCol, int toRow, int toCol, boolean expected) {
    isJump(scene, scene.board(), fromRow, fromCol, toRow, toCol).returns(expected);
  }

  static Call<Boolean> isJump(
      Scene scene, Checkerboard board, int fromRow, int fromCol, int toRow, int toCol) {
    return Call.of(
            Call.text("board.isJump(%d, %d, %d, %d)", fromRow, fromCol, toRow, toCol),
            () -> board.isJump(fromRow, fromCol, toRow, toCol))
        .on(scene);
  }

  /** getMoves(row, col) gives the moves of every piece on a board. */
  static void eachMoves(Board drawn, Checkerboard board, Object on) {
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        if (drawn.scene().at(row, col) != '.') {
          String from = "[%d][%d] ".formatted(row, col);
          List<String> own = drawn.moves().stream().filter(m -> m.startsWith(from)).toList();
          moves(board, on, row, col, own);
        }
      }
    }
  }

  static void allMoves(Board drawn, Checkerboard board, Object on) {
    Moves.same(drawn.moves(), Call.of("board.getMoves()", () -> Moves.of(board.getMoves())).on(on));
  }

  static String jumpTo(int fromRow, int fromCol, int toRow, int toCol) {
    return Moves.inWords(fromRow, fromCol, toRow, toCol, true);
  }

  static void moves(Scene scene, int row, int col, List<String> expected) {
    moves(scene.board(), scene, row, col, expected);
  }

  static void moves(Checkerboard board, Object on, int row, int col, List<String> expected) {
    Call<List<String>> call =
        Call.of(
                Call.text("board.getMoves(%d, %d)", row, col),
                () -> Moves.of(board.getMoves(row, col)))
            .on(on);
    Moves.same(expected.stream().sorted().toList(), call);
  }

  /** addPiece says no on a board with these pieces, and leaves every square as it is. */
  static void refused(Scene scene, Checkerboard board, String name, int piece, int row, int col) {
    Call<Boolean> call = addPiece(board, name, piece, row, col).on(scene);
    call.returns(false);
    holds(board, scene, Call.text("%s%nafter %s, which should change nothing", scene, call));
  }

  /** Every square of a board holds what the scene has there. */
  static void holds(Checkerboard board, Scene scene, Object on) {
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        occupant(board, row, col, scene.codeAt(row, col), on);
      }
    }
  }

  static void empty(Checkerboard board, String after) {
    holds(board, Scene.of(), after);
  }

  static void start(Checkerboard board, String after) {
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        occupant(board, row, col, Scene.atTheStart(row, col), after);
      }
    }
  }

  static void occupant(Checkerboard board, int row, int col, int expected, Object on) {
    Call<Integer> call =
        Call.of(Call.text("board.occupant(%d, %d)", row, col), () -> board.occupant(row, col))
            .on(on);
    int seen = call.get(Codes.name(expected));
    if (seen != expected) {
      call.fail(Codes.name(expected), "yours said " + Codes.name(seen));
    }
  }
}
