package gametree;

import java.util.List;
import java.util.stream.Collectors;

/** Says what is wrong with a move that was rejected, as far as a view can see it. */
public final class RejectedMove {

  private RejectedMove() {}

  /**
   * Returns a sentence for the person who asked for the move.
   *
   * @param move the rejected move; not null
   * @param board the board as the view shows it; not null
   */
  public static String explain(Move move, ReadOnlyBoard board) {
    List<Move> moves = board.getValidMoves();
    if (moves.isEmpty()) {
      return "The game is over.";
    }
    if (move.equals(Move.PASS)) {
      return "You can pass only if you have no other move.";
    }
    if (move.row() < 0
        || move.row() >= board.getRows()
        || move.col() < 0
        || move.col() >= board.getColumns()) {
      return "There is no place %s: rows go from 0 to %d, columns from 0 to %d."
          .formatted(move, board.getRows() - 1, board.getColumns() - 1);
    }
    if (board.getTokenAt(move.row(), move.col()) != IBoardModel.NO_PLAYER) {
      return "There is a token on " + move + " already.";
    }
    return "The rules don't allow %s. You can play: %s."
        .formatted(move, moves.stream().map(Move::toString).collect(Collectors.joining(", ")));
  }
}
