package boardwright.suites.checkerboard;

import boardwright.testkit.Call;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.Finding;
import checkerboard.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A list of moves in words that can be compared: its order is nobody's business. */
final class Moves {
  private static final int MOST = 1_000;

  private Moves() {}

  /** The moves of a linked list, sorted, such as {@code [3][3] jumps to [5][5]}. */
  static List<String> of(Move first) {
    List<String> moves = new ArrayList<>();
    for (Move move = first; move != null; move = move.getNext()) {
      if (moves.size() == MOST) {
        throw new CheckFailed(
            Finding.of(
                "a list of moves that ends",
                "yours gave a list that has no end (followed for 1,000 moves)"));
      }
      Objects.requireNonNull(move.getFrom(), "a move without a start");
      Objects.requireNonNull(move.getTo(), "a move without an end");
      moves.add(
          inWords(
              move.getFrom().x, move.getFrom().y, move.getTo().x, move.getTo().y, move.isJump()));
    }
    moves.sort(null);
    return moves;
  }

  static String inWords(int fromRow, int fromCol, int toRow, int toCol, boolean jump) {
    String goes = jump ? " jumps to " : " to ";
    return "[" + fromRow + "][" + fromCol + "]" + goes + "[" + toRow + "][" + toCol + "]";
  }

  /** A list for people. */
  static String shown(List<String> moves) {
    if (moves.isEmpty()) {
      return "no moves";
    }
    int most = 6;
    return moves.size() <= most
        ? String.join(", ", moves)
        : String.join(", ", moves.subList(0, most)) + " and " + (moves.size() - most) + " more";
  }

  /** Fails the call unless it gives these, sorted as they are. */
  static void same(List<String> expected, Call<List<String>> call) {
    List<String> seen = call.get(shown(expected));
    if (!seen.equals(expected)) {
      call.fail(shown(expected), difference(expected, seen));
    }
  }

  /** What differs between two lists, for people. */
  static String difference(List<String> expected, List<String> seen) {
    List<String> missing = new ArrayList<>(expected);
    seen.forEach(missing::remove);
    List<String> extra = new ArrayList<>(seen);
    expected.forEach(extra::remove);
    List<String> parts = new ArrayList<>();
    if (!missing.isEmpty()) {
      parts.add("yours lacks " + shown(missing));
    }
    if (!extra.isEmpty()) {
      parts.add((parts.isEmpty() ? "yours also has " : "and also has ") + shown(extra));
    }
    return String.join(" ", parts);
  }
}
