package gametree;

import java.util.function.Function;

/** Min-max with records for the lambda and for the visitor. */
public class MinMax implements INextMoveStrategy {

  private final IBoardStatusVisitor<Integer, Integer> worth;
  private final int depth;

  /** Creates a search without limit. */
  public MinMax(IBoardStatusVisitor<Integer, Integer> worth) {
    this(worth, 1_000_000);
  }

  /** Creates a search with a limit. */
  public MinMax(IBoardStatusVisitor<Integer, Integer> worth, int depth) {
    this.worth = worth;
    this.depth = depth;
  }

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    return search(board, player).getMove();
  }

  /** Returns the best move and its value. */
  public AAccumulator search(IBoardModel board, int player) {
    var max = new MaxAccumulator();
    board.map(player, new Try(worth, player, depth), max);
    return max;
  }

  private record Try(IBoardStatusVisitor<Integer, Integer> worth, int me, int plies)
      implements IBoardLambda<AAccumulator> {

    @Override
    public boolean apply(IBoardModel host, int player, int row, int col, AAccumulator acc) {
      Function<IBoardModel, Integer> deeper =
          board -> {
            if (plies <= 1) {
              return worth.noWinnerCase(board, me);
            }
            var next = acc.makeOpposite();
            board.map(1 - player, new Try(worth, me, plies - 1), next);
            return next.getValue();
          };
      host.makeMove(
              row,
              col,
              player,
              ICheckMoveVisitor.IGNORE,
              new Report(worth, me, deeper, value -> {
                acc.updateBest(row, col, value);
                return null;
              }))
          .undo();
      return true;
    }

    @Override
    public void noApply(IBoardModel host, int player, AAccumulator acc) {}
  }

  private record Report(
      IBoardStatusVisitor<Integer, Integer> worth,
      int me,
      Function<IBoardModel, Integer> deeper,
      Function<Integer, Void> to)
      implements IBoardStatusVisitor<Void, Void> {

    @Override
    public Void player0WonCase(IBoardModel host, Void param) {
      return to.apply(worth.player0WonCase(host, me));
    }

    @Override
    public Void player1WonCase(IBoardModel host, Void param) {
      return to.apply(worth.player1WonCase(host, me));
    }

    @Override
    public Void drawCase(IBoardModel host, Void param) {
      return to.apply(worth.drawCase(host, me));
    }

    @Override
    public Void noWinnerCase(IBoardModel host, Void param) {
      return to.apply(deeper.apply(host));
    }
  }
}
