package boardwright.suites.checkerboard;

import boardwright.testkit.CheckFailed;
import checkerboard.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The squares of a board, and lists of squares in words that can be compared. */
final class Squares {
  static final int MOST = 1_000;

  /** A text that tells row, column and piece: the provided class's, or that of one extending it. */
  private static final Pattern SQUARE = Pattern.compile("\\D*(\\d)\\D+(\\d)\\D+?(-?\\d+)\\D*");

  private Squares() {}

  /** Visits the black squares, row by row from the lower left corner. */
  static void black(Visit visit) {
    for (int row = 0; row < 8; row++) {
      for (int col = row % 2; col < 8; col += 2) {
        visit.at(row, col);
      }
    }
  }

  /** Visits all squares, black and white. */
  static void all(Visit visit) {
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        visit.at(row, col);
      }
    }
  }

  /** The squares of a linked list, sorted, such as {@code BLACK_PAWN on [3][3]}. */
  static List<String> of(Square first) {
    List<String> squares = new ArrayList<>();
    for (Square square = first; square != null; square = square.getNext()) {
      needAnEnd(squares, "squares");
      String text = String.valueOf(square);
      Matcher matcher = SQUARE.matcher(text);
      squares.add(
          matcher.matches()
              ? inWords(Integer.parseInt(matcher.group(3)), matcher.group(1), matcher.group(2))
              : text);
    }
    squares.sort(null);
    return squares;
  }

  /** The occupied squares of a board, in the same words. */
  static List<String> of(Scene scene) {
    List<String> squares = new ArrayList<>();
    all(
        (row, col) -> {
          if (scene.grid().has(row, col)) {
            squares.add(inWords(scene.codeAt(row, col), "" + row, "" + col));
          }
        });
    squares.sort(null);
    return squares;
  }

  /** Fails if a list is so long that it has no end. */
  static void needAnEnd(List<String> followed, String what) {
    if (followed.size() == MOST) {
      throw new CheckFailed(
          "a list of " + what + " that ends",
          "yours gave a list that has no end (followed for 1,000 " + what + ")");
    }
  }

  private static String inWords(int piece, String row, String col) {
    return Codes.name(piece) + " on [" + row + "][" + col + "]";
  }

  /** What is done at a square. */
  interface Visit {
    void at(int row, int col);
  }
}
