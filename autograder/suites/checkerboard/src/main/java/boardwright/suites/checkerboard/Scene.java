package boardwright.suites.checkerboard;

import boardwright.protocol.Shown;
import boardwright.suites.checkerboard.Squares.Place;
import boardwright.testkit.Call;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.Drawn;
import boardwright.testkit.Grid;
import boardwright.testkit.Limits;
import checkerboard.Checkerboard;
import java.util.ArrayList;
import java.util.List;

/** A board as a check wants it, and learner's boards that hold its pieces. */
record Scene(Grid grid) implements Drawn {
  private static final Grid EMPTY = Grid.of(8, 8, '.').upwards();

  /** A board with these pieces, each as {@code letter row column}, such as {@code b 3 3}. */
  static Scene of(String... pieces) {
    return new Scene(EMPTY.with(pieces));
  }

  /** A board from its 64 letters. */
  static Scene parse(String letters) {
    return new Scene(EMPTY.filled(letters));
  }

  /** The board when a game begins. */
  static Scene game() {
    return parse("b.b.b.b..b.b.b.bb.b.b.b................." + ".r.r.r.rr.r.r.r..r.r.r.r");
  }

  /** A board with a piece on every black square, and with each of the four often. */
  static Scene full() {
    return parse("r.R.b.B..R.b.B.rb.B.r.R..B.r.R.b".repeat(2));
  }

  /** The same board with another letter on one square: a piece put there, or {@code .} for none. */
  Scene with(char letter, int row, int col) {
    return new Scene(grid.with(letter, row, col));
  }

  String letters() {
    return grid.symbols();
  }

  char at(int row, int col) {
    return grid.at(row, col);
  }

  int codeAt(int row, int col) {
    return Codes.code(at(row, col));
  }

  /**
   * Puts the pieces on a learner's board.
   *
   * @throws CheckBlocked if the board does not hold them then
   */
  Checkerboard board() {
    Checkerboard board = Expect.made();
    needOn(board, putOn(board));
    return board;
  }

  /** As {@link #board()}; null if the board does not hold them, which other checks say. */
  Checkerboard boardIfAny() {
    try {
      return board();
    } catch (CheckBlocked blocked) {
      return null;
    }
  }

  /** As {@link #board()}, on a board on which pieces came and went before, if it goes. */
  Checkerboard usedBoard() {
    Checkerboard board = Expect.made();
    Expect.toTry("board.zero()", () -> board.zero());
    Expect.tryToFill(board, Codes.BLACK_PAWN);
    Expect.tryToFill(board, Codes.BLACK_PAWN);
    parse(".".repeat(32) + "b".repeat(32)).pickUpElsewhere(board);
    putOn(board);
    pickUpAndPutBack(board, firstPiece() / 8, firstPiece() % 8);
    return isOn(board) ? board : board(); // other checks are about that
  }

  private void pickUpAndPutBack(Checkerboard board, int row, int col) {
    with('.', row, col).pickUpElsewhere(board);
    Codes pawn = Codes.of(Character.toLowerCase(at(row, col)));
    boolean king = pawn.letter() != at(row, col);
    for (int pawns = 0; pawns < (king ? 2 : 1); pawns++) {
      Expect.tryToAdd(board, pawn, row, col);
    }
  }

  /** Picks up what a learner's board may have on the black squares that are empty here. */
  private void pickUpElsewhere(Checkerboard board) {
    for (Place at : Squares.BLACK) {
      if (!grid.has(at.row(), at.col())) {
        Expect.tryToPickUp(board, at.row(), at.col());
      }
    }
  }

  /** What {@link #usedBoard()} is, in words. */
  Object used() {
    String text =
        "%s%non a board that was full of kings, half of which were picked up, before zero(); after"
            + " that, these pieces were added, pickUp was called for every empty black square and"
            + " for [%d][%d], and that piece was put back (a king as two pawns)";
    return Call.text(text, this, firstPiece() / 8, firstPiece() % 8);
  }

  /** The number of the first square with a piece: row by row, from 0. */
  private int firstPiece() {
    int square = 0;
    while (letters().charAt(square) == '.') {
      square++;
    }
    return square;
  }

  /** Whether a learner's board has these pieces, and no others, on its black squares. */
  boolean isOn(Checkerboard board) {
    try {
      Expect.holdsOnBlack(board, this, "");
      return true;
    } catch (CheckFailed failed) {
      return false;
    }
  }

  /**
   * Empties a learner's board and puts the pieces on it, as far as it goes.
   *
   * @return what went wrong, in order
   */
  private List<CheckBlocked> putOn(Checkerboard board) {
    Limits.renew();
    List<CheckBlocked> troubles = new ArrayList<>();
    step(Call.run("zero()", () -> board.zero()).as(none -> true), "R3", troubles);
    for (Place at : Squares.BLACK) {
      if (grid.has(at.row(), at.col())) {
        Codes piece = Codes.of(at(at.row(), at.col()));
        Object written = Call.text("addPiece(%s, %d, %d)", piece, at.row(), at.col());
        step(
            Call.of(written, () -> board.addPiece(piece.code(), at.row(), at.col())),
            "R8",
            troubles);
      }
    }
    return troubles;
  }

  /** Makes a step, and adds what goes wrong in it. */
  private static void step(Call<Boolean> step, String rule, List<CheckBlocked> troubles) {
    try {
      if (!step.make()) {
        troubles.add(notSetUp(step + " did not do what it should", rule));
      }
    } catch (Exception e) {
      troubles.add(notSetUp(step + " threw " + Shown.thrown(e), rule));
    }
  }

  private static CheckBlocked notSetUp(String why, String... rules) {
    return CheckBlocked.by("board", "the board for this check could not be set up: " + why, rules);
  }

  /**
   * Only what is on the board counts: the answers on the way are for other checks.
   *
   * @param troubles what went wrong on the way
   */
  private void needOn(Checkerboard board, List<CheckBlocked> troubles) {
    try {
      Expect.holdsOnBlack(board, this, "");
    } catch (CheckFailed failed) {
      throw troubles.isEmpty()
          ? notSetUp(failed.finding().sentence(), "R6", "R8")
          : troubles.get(0);
    }
  }

  @Override
  public String toString() {
    return grid.toString();
  }
}
