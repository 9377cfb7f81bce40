package gametree;

import java.util.function.IntSupplier;

/** A search whose visitor returns code for the value, which is run afterwards. */
public class MinMax implements INextMoveStrategy {

  private final IBoardStatusVisitor<Integer, Integer> worth;
  private final int depth;

  /** Creates a search to the end. */
  public MinMax(IBoardStatusVisitor<Integer, Integer> worth) {
    this(worth, Integer.MAX_VALUE);
  }

  /** Creates a search of so many moves. */
  public MinMax(IBoardStatusVisitor<Integer, Integer> worth, int depth) {
    this.worth = worth;
    this.depth = depth;
  }

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    return search(board, player).getMove();
  }

  /** Searches. */
  public AAccumulator search(IBoardModel board, int player) {
    AAccumulator best = new MaxAccumulator();
    board.map(player, new Level(player, depth), best);
    return best;
  }

  private class Level implements IBoardLambda<AAccumulator> {

    private final int me;
    private final int left;

    Level(int me, int left) {
      this.me = me;
      this.left = left;
    }

    @Override
    public boolean apply(IBoardModel host, int player, int row, int col, AAccumulator best) {
      IUndoMove undo =
          host.makeMove(
              row, col, player, ICheckMoveVisitor.IGNORE, IBoardStatusVisitor.ignore());
      IntSupplier value = host.execute(new Value(me), () -> deeper(host, 1 - player, best));
      best.updateBest(row, col, value.getAsInt());
      undo.undo();
      return true;
    }

    private int deeper(IBoardModel host, int next, AAccumulator best) {
      if (left == 1) {
        return worth.noWinnerCase(host, me);
      }
      AAccumulator below = best.makeOpposite();
      host.map(next, new Level(me, left - 1), below);
      return below.getValue();
    }

    @Override
    public void noApply(IBoardModel host, int player, AAccumulator best) {}
  }

  private class Value implements IBoardStatusVisitor<IntSupplier, IntSupplier> {

    private final int me;

    Value(int me) {
      this.me = me;
    }

    @Override
    public IntSupplier player0WonCase(IBoardModel host, IntSupplier deeper) {
      return () -> worth.player0WonCase(host, me);
    }

    @Override
    public IntSupplier player1WonCase(IBoardModel host, IntSupplier deeper) {
      return () -> worth.player1WonCase(host, me);
    }

    @Override
    public IntSupplier drawCase(IBoardModel host, IntSupplier deeper) {
      return () -> worth.drawCase(host, me);
    }

    @Override
    public IntSupplier noWinnerCase(IBoardModel host, IntSupplier deeper) {
      return deeper;
    }
  }
}
