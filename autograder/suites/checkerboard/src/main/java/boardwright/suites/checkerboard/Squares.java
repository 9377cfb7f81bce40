package boardwright.suites.checkerboard;

import boardwright.testkit.CheckFailed;
import boardwright.testkit.SnippetSession;
import checkerboard.Move;
import checkerboard.Square;
import java.awt.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The squares of a board, and linked lists of squares and moves in words that can be compared: the
 * order of a list is nobody's business.
 */
final class Squares {
  static final int MOST = 1_000;

  /** A text that tells row, column and piece: the provided class's, or that of one extending it. */
  private static final Pattern SQUARE = Pattern.compile("\\D*(\\d)\\D+(\\d)\\D+?(-?\\d+)\\D*");

  /** All squares, row by row from the lower left corner. */
  static final List<Place> ALL =
      IntStream.range(0, 64).mapToObj(number -> new Place(number / 8, number % 8)).toList();

  static final List<Place> BLACK = ALL.stream().filter(at -> (at.row + at.col) % 2 == 0).toList();

  private Squares() {}

  /** A square of the board. */
  record Place(int row, int col) {}

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
    for (Place at : ALL) {
      if (scene.grid().has(at.row, at.col)) {
        squares.add(inWords(scene.codeAt(at.row, at.col), "" + at.row, "" + at.col));
      }
    }
    squares.sort(null);
    return squares;
  }

  /** The moves of a linked list, sorted, such as {@code [3][3] jumps to [5][5]}. */
  static List<String> of(Move first) {
    List<String> moves = new ArrayList<>();
    for (Move move = first; move != null; move = move.getNext()) {
      needAnEnd(moves, "moves");
      Objects.requireNonNull(move.getFrom(), "a move without a start");
      Objects.requireNonNull(move.getTo(), "a move without an end");
      String goes = move.isJump() ? " jumps to " : " to ";
      moves.add(inWords(move.getFrom()) + goes + inWords(move.getTo()));
    }
    moves.sort(null);
    return moves;
  }

  private static String inWords(Point square) {
    return "[" + square.x + "][" + square.y + "]";
  }

  /** Each list is what {@code getNext} gives one after the other, such as {@code a b null}. */
  static void lead(SnippetSession session, String... lists) {
    for (String list : lists) {
      String[] names = list.split(" ");
      for (int i = 0; i + 1 < names.length; i++) {
        session.ask(names[i] + ".getNext()").is(names[i + 1]);
      }
    }
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
}
