package boardwright.suites.checkerboard;

import checkerboard.Move;
import java.awt.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A list of moves in words that can be compared: its order is nobody's business. */
final class Moves {
  private Moves() {}

  /** The moves of a linked list, sorted, such as {@code [3][3] jumps to [5][5]}. */
  static List<String> of(Move first) {
    List<String> moves = new ArrayList<>();
    for (Move move = first; move != null; move = move.getNext()) {
      Squares.needAnEnd(moves, "moves");
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
}
