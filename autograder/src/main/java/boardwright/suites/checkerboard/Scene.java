package boardwright.suites.checkerboard;

import boardwright.testkit.Call;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.Limits;
import boardwright.testkit.Shown;
import checkerboard.Checkerboard;
import java.util.Arrays;

/**
 * A board as a check wants it: 64 letters from row 0, column 0 (the lower left) on, row by row. It
 * can draw itself, which a learner's board is not asked to do.
 */
final class Scene {
  private static final int SIZE = 8;

  private final char[] letters;

  private Scene(char[] letters) {
    this.letters = letters;
  }

  /** A board with these pieces, each as {@code letter row column}, such as {@code b 3 3}. */
  static Scene of(String... pieces) {
    char[] letters = new char[SIZE * SIZE];
    Arrays.fill(letters, '.');
    for (String piece : pieces) {
      int row = piece.charAt(2) - '0';
      int col = piece.charAt(4) - '0';
      letters[row * SIZE + col] = piece.charAt(0);
    }
    return new Scene(letters);
  }

  /** A board from its 64 letters. */
  static Scene parse(String letters) {
    return new Scene(letters.toCharArray());
  }

  /** The board when a game begins. */
  static Scene game() {
    Scene game = of();
    for (int row = 0; row < SIZE; row++) {
      for (int col = row % 2; col < SIZE && row != 3 && row != 4; col += 2) {
        game.letters[row * SIZE + col] = row < 3 ? 'b' : 'r';
      }
    }
    return game;
  }

  /** A board with a piece on every black square, and with each of the four often. */
  static Scene full() {
    Scene full = of();
    for (int row = 0; row < SIZE; row++) {
      for (int col = row % 2; col < SIZE; col += 2) {
        full.letters[row * SIZE + col] = "rRbB".charAt((row + col / 2) % 4);
      }
    }
    return full;
  }

  /** The same board with another letter on one square: a piece put there, or {@code .} for none. */
  Scene with(char letter, int row, int col) {
    char[] changed = letters.clone();
    changed[row * SIZE + col] = letter;
    return new Scene(changed);
  }

  /** The 64 letters. */
  String letters() {
    return new String(letters);
  }

  char at(int row, int col) {
    return letters[row * SIZE + col];
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
    putOn(board);
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
    for (int row = 0; row < SIZE / 2; row++) {
      for (int col = row % 2; col < SIZE; col += 2) {
        Expect.tryToPickUp(board, row, col);
      }
    }
    try {
      putOn(board);
      pickUpAndPutBack(board);
      needOn(board, "");
      return board;
    } catch (CheckBlocked blocked) {
      return board(); // other checks are about that
    }
  }

  /** Every empty square is picked up, and the first piece; that one is put back. */
  private void pickUpAndPutBack(Checkerboard board) {
    int first = first();
    for (int row = 0; row < SIZE; row++) {
      for (int col = row % 2; col < SIZE; col += 2) {
        if (at(row, col) == '.' || row * SIZE + col == first) {
          Expect.tryToPickUp(board, row, col);
        }
      }
    }
    Codes pawn = Codes.of(Character.toLowerCase(letters[first]));
    Expect.tryToAdd(board, pawn, first / SIZE, first % SIZE);
    if (pawn.letter() != letters[first]) {
      Expect.tryToAdd(board, pawn, first / SIZE, first % SIZE);
    }
  }

  private int first() {
    return letters().replaceFirst("[^.].*", "").length();
  }

  /** What {@link #usedBoard()} is, in words. */
  Object used() {
    String text =
        "%s%non a board that was full of kings, half of which were picked up, before zero(); after"
            + " that, these pieces were added, pickUp was called for every empty black square and"
            + " for [%d][%d], and that piece was put back (a king as two pawns)";
    return Call.text(text, this, first() / SIZE, first() % SIZE);
  }

  /** Whether a learner's board can hold the pieces; why it does not is for other checks to say. */
  boolean canBeSetUp() {
    return boardIfAny() != null;
  }

  /** As {@link #board()}, on a board that is there already, whatever is on it. */
  void putOn(Checkerboard board) {
    Limits.renew();
    String trouble =
        trouble(
            "R3",
            Call.of(
                "zero()",
                () -> {
                  board.zero();
                  return true;
                }));
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        if (at(row, col) != '.') {
          String refused = put(board, row, col);
          trouble = trouble.isEmpty() ? refused : trouble;
        }
      }
    }
    needOn(board, trouble);
  }

  /** Puts the piece of one square on a learner's board, which has the other ones. */
  void add(Checkerboard board, int row, int col) {
    needOn(board, put(board, row, col));
  }

  /**
   * Whether a learner's board has these pieces and no others. What it says of white squares is for
   * the checks of those squares.
   */
  boolean isOn(Checkerboard board) {
    Look look = new Look(board);
    return Expect.tried(look, () -> look.isAsDrawn()).orElse(false);
  }

  /**
   * Only what is on the board counts: the answers on the way are for other checks.
   *
   * @param trouble what went wrong on the way, if anything did
   */
  private void needOn(Checkerboard board, String trouble) {
    Look look = new Look(board);
    boolean asDrawn;
    try {
      asDrawn = Call.of(look, () -> look.isAsDrawn()).make();
    } catch (Exception e) {
      throw blocked(look + " threw " + Shown.thrown(e) + " (see R6 of the stage board)");
    }
    if (!asDrawn) {
      throw blocked(trouble.isEmpty() ? look.seen() : trouble);
    }
  }

  private String put(Checkerboard board, int row, int col) {
    Codes piece = Codes.of(at(row, col));
    return trouble(
        "R8",
        Call.of(
            Call.text("addPiece(%s, %d, %d)", piece, row, col),
            () -> board.addPiece(piece.code(), row, col)));
  }

  /** What goes wrong in a step; empty if nothing does. */
  private static String trouble(String rule, Call<Boolean> step) {
    try {
      return step.make() ? "" : step + " did not do what " + rule + " of the stage board says";
    } catch (Exception e) {
      return step + " threw " + Shown.thrown(e) + " (see " + rule + " of the stage board)";
    }
  }

  private static CheckBlocked blocked(String trouble) {
    return new CheckBlocked("the board for this check could not be set up: " + trouble);
  }

  /** Looks at every black square of a board: one call for all, which knows where it is. */
  private final class Look {
    private final Checkerboard board;
    private int row;
    private int col;
    private int occupant;

    Look(Checkerboard board) {
      this.board = board;
    }

    /** What it saw on the square where it is, and what was done to that. */
    String seen() {
      String before = "after zero()";
      String rules = "R3 and R6";
      if (at(row, col) != '.') {
        before = "after addPiece(%s, %d, %d)".formatted(Codes.of(at(row, col)), row, col);
        rules = "R6 and R8";
      }
      return "%s, %s gives %s (see %s of the stage board)"
          .formatted(before, this, Codes.name(occupant), rules);
    }

    boolean isAsDrawn() {
      for (row = 0; row < SIZE; row++) {
        for (col = row % 2; col < SIZE; col += 2) {
          occupant = board.occupant(row, col);
          if (occupant != codeAt(row, col)) {
            return false;
          }
        }
      }
      return true;
    }

    @Override
    public String toString() {
      return "occupant(%d, %d)".formatted(row, col);
    }
  }

  /** The part of the board around its pieces, row by row from the top, with its numbers. */
  @Override
  public String toString() {
    int bottom = SIZE;
    int top = -1;
    int left = SIZE;
    int right = -1;
    for (int row = 0; row < SIZE; row++) {
      for (int col = 0; col < SIZE; col++) {
        if (at(row, col) != '.') {
          bottom = Math.min(bottom, Math.max(0, row - 2));
          top = Math.max(top, Math.min(SIZE - 1, row + 2));
          left = Math.min(left, Math.max(0, col - 2));
          right = Math.max(right, Math.min(SIZE - 1, col + 2));
        }
      }
    }
    if (top < 0) {
      return "an empty board";
    }
    StringBuilder drawing = new StringBuilder();
    for (int row = top; row >= bottom; row--) {
      drawing.append(row).append(' ');
      for (int col = left; col <= right; col++) {
        drawing.append(' ').append(at(row, col)).append(' ');
      }
      drawing.append('\n');
    }
    drawing.append("  ");
    for (int col = left; col <= right; col++) {
      drawing.append(' ').append(col).append(' ');
    }
    return drawing.toString();
  }
}
