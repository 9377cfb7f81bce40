package boardwright.suites.checkerboard;

import boardwright.suites.checkerboard.Squares.Place;
import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import checkerboard.Checkerboard;
import checkerboard.Piece;

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
  static void toTry(Object written, Call.Action code) {
    try {
      Call.run(written, code).make();
    } catch (Exception | AssertionError | LinkageError e) {
      return;
    }
  }

  static Call<Boolean> addPiece(Checkerboard board, Object name, int piece, int row, int col) {
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
    Squares.BLACK.forEach(at -> tryToAdd(board, piece, at.row(), at.col()));
  }

  /** As above, with all four pieces side by side, and others each turn. */
  static void tryToFill(Checkerboard board, int turn) {
    Codes[] pieces = Codes.values();
    for (Place at : Squares.BLACK) {
      tryToAdd(board, pieces[(at.row() + at.col() / 2 + turn) % 4], at.row(), at.col());
    }
  }

  /** Takes a piece off the board if the learner's board does so. */
  static void tryToPickUp(Checkerboard board, int row, int col) {
    toTry(Call.text("board.pickUp(%d, %d)", row, col), () -> board.pickUp(row, col));
  }

  /** addPiece says no on a board with these pieces, and leaves every square as it is. */
  static void refused(Scene scene, Checkerboard board, Object name, int piece, int row, int col) {
    Limits.renew();
    Call<Boolean> call = addPiece(board, name, piece, row, col).on(scene.grid().around(row, col));
    call.returns(false);
    holds(board, scene, Call.text("%s%nafter %s, which should change nothing", scene, call));
  }

  /**
   * Every black square of a board holds what the scene has there, and no white one a piece. What
   * occupant says of white squares otherwise is for the check of it.
   */
  static void holds(Checkerboard board, Scene scene, Object on) {
    for (Place at : Squares.ALL) {
      Call<Integer> occupant = occupant(board, at.row(), at.col(), on);
      if ((at.row() + at.col()) % 2 == 0 || isPiece(occupant)) {
        code(scene.codeAt(at.row(), at.col()), occupant);
      }
    }
  }

  /** As above, of the black squares only. */
  static void holdsOnBlack(Checkerboard board, Scene scene, Object on) {
    Squares.BLACK.forEach(at -> holdsAt(board, at.row(), at.col(), scene, on));
  }

  /** A square of the board holds what the scene has there. */
  static void holdsAt(Checkerboard board, int row, int col, Scene scene, Object on) {
    code(scene.codeAt(row, col), occupant(board, row, col, on));
  }

  private static Call<Integer> occupant(Checkerboard board, int row, int col, Object on) {
    return Call.of(Call.text("board.occupant(%d, %d)", row, col), () -> board.occupant(row, col))
        .on(on);
  }

  private static boolean isPiece(Call<Integer> occupant) {
    try {
      int seen = occupant.make();
      return seen != Piece.NO_PIECE && Codes.isCode(seen);
    } catch (Exception | AssertionError | LinkageError e) {
      return false;
    }
  }

  /** The call gives the code of a piece, or NO_PIECE. */
  static void code(int expected, Call<Integer> call) {
    int seen = call.get(Codes.name(expected));
    if (seen != expected) {
      call.fail(Codes.name(expected), "yours said " + Codes.name(seen));
    }
  }
}
