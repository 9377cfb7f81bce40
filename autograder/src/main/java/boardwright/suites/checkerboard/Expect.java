package boardwright.suites.checkerboard;

import boardwright.suite.Call;
import checkerboard.Checkerboard;
import checkerboard.Piece;
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

  static String jumpTo(int fromRow, int fromCol, int toRow, int toCol) {
    return Moves.inWords(fromRow, fromCol, toRow, toCol, true);
  }

  static void moves(Scene scene, int row, int col, List<String> expected) {
    Checkerboard board = scene.board();
    Call<List<String>> call =
        Call.of(
                Call.text("board.getMoves(%d, %d)", row, col),
                () -> Moves.of(board.getMoves(row, col)))
            .on(scene);
    List<String> sorted = expected.stream().sorted().toList();
    List<String> seen = call.get(Moves.shown(sorted));
    if (!seen.equals(sorted)) {
      call.fail(Moves.shown(sorted), Moves.difference(sorted, seen));
    }
  }

  static void empty(Checkerboard board, String after) {
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        occupant(board, row, col, Piece.NO_PIECE, after);
      }
    }
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
