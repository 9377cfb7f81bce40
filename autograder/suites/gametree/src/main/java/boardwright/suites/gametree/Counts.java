package boardwright.suites.gametree;

import boardwright.testkit.Call;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IUndoMove;
import gametree.Move;

/** Counts lines of play through {@code map}, whose lambda makes moves and takes them back. */
final class Counts {
  private Counts() {}

  /** The number of lines of so many moves on a board, on which this player is to move. */
  static Call<Long> of(Trial trial, int player, int depth) {
    String counted = depth == 1 ? "the moves" : "the lines of " + depth + " moves";
    return Call.<Long>of(
            counted + " that a lambda counts, by makeMove, map and undo",
            () -> count(trial.board(), player, depth))
        .on(trial.history());
  }

  private static long count(IBoardModel board, int player, int depth) {
    if (depth == 0) {
      return 1;
    }
    long[] count = {0};
    board.map(
        player,
        new IBoardLambda<Object>() {
          @Override
          public boolean apply(IBoardModel host, int who, int row, int col, Object param) {
            Told told = new Told(host);
            IUndoMove undo = host.makeMove(row, col, who, told, told.status());
            count[0] += count(host, 1 - who, depth - 1);
            undo.undo();
            return true;
          }

          @Override
          public void noApply(IBoardModel host, int who, Object param) {
            count[0]++;
          }
        },
        null);
    return count[0];
  }

  /** The same number by the rules, after the first move of the list on a board of this size. */
  static long expected(int size, int plies) {
    Move first = OthelloRules.start(size).moves(0).get(0);
    return lines(OthelloRules.start(size).after(first, 0), 1, plies - 1);
  }

  private static long lines(OthelloRules rules, int player, int depth) {
    if (depth == 0 || rules.isOver()) {
      return 1;
    }
    return rules.moves(player).stream()
        .mapToLong(move -> lines(rules.after(move, player), 1 - player, depth - 1))
        .sum();
  }
}
