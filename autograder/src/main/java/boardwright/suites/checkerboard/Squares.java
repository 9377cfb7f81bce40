package boardwright.suites.checkerboard;

import boardwright.testkit.CheckFailed;
import boardwright.testkit.Finding;
import checkerboard.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A list of squares in words that can be compared: its order is nobody's business. */
final class Squares {
  private static final int MOST = 1_000;

  /** A text that tells row, column and piece: the provided class's, or that of one extending it. */
  private static final Pattern SQUARE = Pattern.compile("\\D*(\\d)\\D+(\\d)\\D+?(-?\\d+)\\D*");

  private Squares() {}

  /** The squares of a linked list, sorted, such as {@code BLACK_PAWN on [3][3]}. */
  static List<String> of(Square first) {
    List<String> squares = new ArrayList<>();
    for (Square square = first; square != null; square = square.getNext()) {
      if (squares.size() == MOST) {
        throw new CheckFailed(
            Finding.of(
                "a list of squares that ends",
                "yours gave a list that has no end (followed for 1,000 squares)"));
      }
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
    for (int row = 0; row < 8; row++) {
      for (int col = 0; col < 8; col++) {
        if (scene.at(row, col) != '.') {
          squares.add(inWords(scene.codeAt(row, col), "" + row, "" + col));
        }
      }
    }
    squares.sort(null);
    return squares;
  }

  private static String inWords(int piece, String row, String col) {
    return Codes.name(piece) + " on [" + row + "][" + col + "]";
  }
}
