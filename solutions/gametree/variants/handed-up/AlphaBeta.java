package gametree;

import java.util.function.IntBinaryOperator;

/** Alpha-beta with one class for both sides, which is given what the side wants. */
public class AlphaBeta implements INextMoveStrategy {

  private final IBoardStatusVisitor<Integer, Integer> worth;
  private final int depth;

  /** Creates a search. */
  public AlphaBeta(IBoardStatusVisitor<Integer, Integer> worth, int depth) {
    this.worth = worth;
    this.depth = depth;
  }

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    return search(board, player).getMove();
  }

  /** Searches. */
  public AAccumulator search(IBoardModel board, int player) {
    Best best = new Best(Math::max, Math::min, Integer.MIN_VALUE, Integer.MAX_VALUE);
    board.map(player, new Level(player, depth), best);
    return best;
  }

  /** The best for one side, between what this side and the other one have for sure. */
  private static final class Best extends AAccumulator {

    private final IntBinaryOperator mine;
    private final IntBinaryOperator others;
    private int sure;
    private final int limit;
    private boolean closed;

    Best(IntBinaryOperator mine, IntBinaryOperator others, int sure, int limit) {
      super(sure);
      this.mine = mine;
      this.others = others;
      this.sure = sure;
      this.limit = limit;
    }

    @Override
    public void updateBest(int row, int col, int value) {
      boolean better = mine.applyAsInt(value, getValue()) == value && value != getValue();
      if (getMove() == null || better) {
        setBest(row, col, value);
      }
      sure = mine.applyAsInt(sure, value);
      closed = mine.applyAsInt(sure, limit) == sure;
    }

    @Override
    public Best makeOpposite() {
      return new Best(others, mine, limit, sure);
    }
  }

  private final class Level implements IBoardLambda<Best> {

    private final int me;
    private final int left;

    Level(int me, int left) {
      this.me = me;
      this.left = left;
    }

    @Override
    public boolean apply(IBoardModel host, int player, int row, int col, Best best) {
      if (best.closed) {
        return false;
      }
      IUndoMove undo =
          host.makeMove(
              row, col, player, ICheckMoveVisitor.IGNORE, IBoardStatusVisitor.ignore());
      best.updateBest(row, col, value(host, 1 - player, best));
      undo.undo();
      return true;
    }

    private int value(IBoardModel host, int next, Best best) {
      if (IsGameOver.on(host) || left == 1) {
        return host.execute(worth, me);
      }
      Best below = best.makeOpposite();
      host.map(next, new Level(me, left - 1), below);
      return below.getValue();
    }

    @Override
    public void noApply(IBoardModel host, int player, Best best) {}
  }
}
