package gametree;

/** Alpha-beta with one class for each side. */
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
    Side top = new Mine(Integer.MIN_VALUE, Integer.MAX_VALUE);
    board.map(player, new Explorer(player, depth), top);
    return top;
  }

  private abstract static class Side extends AAccumulator {

    protected int low;
    protected int high;

    Side(int low, int high, int start) {
      super(start);
      this.low = low;
      this.high = high;
    }

    @Override
    public abstract Side makeOpposite();

    boolean isClosed() {
      return low > high;
    }
  }

  private static class Mine extends Side {

    Mine(int low, int high) {
      super(low, high, Integer.MIN_VALUE);
    }

    @Override
    public void updateBest(int row, int col, int value) {
      if (getMove() == null || value > getValue()) {
        setBest(row, col, value);
        low = Math.max(low, value);
      }
    }

    @Override
    public Side makeOpposite() {
      return new Theirs(low, high);
    }
  }

  private static class Theirs extends Side {

    Theirs(int low, int high) {
      super(low, high, Integer.MAX_VALUE);
    }

    @Override
    public void updateBest(int row, int col, int value) {
      if (getMove() == null || value < getValue()) {
        setBest(row, col, value);
        high = Math.min(high, value);
      }
    }

    @Override
    public Side makeOpposite() {
      return new Mine(low, high);
    }
  }

  private class Explorer implements IBoardLambda<Side> {

    private final int me;
    private final int left;

    Explorer(int me, int left) {
      this.me = me;
      this.left = left;
    }

    @Override
    public boolean apply(IBoardModel host, int player, int row, int col, Side side) {
      int[] value = new int[1];
      IUndoMove undo =
          host.makeMove(
              row, col, player, ICheckMoveVisitor.IGNORE, IBoardStatusVisitor.ignore());
      value[0] =
          host.execute(
              new IBoardStatusVisitor<Integer, Integer>() {
                @Override
                public Integer player0WonCase(IBoardModel board, Integer who) {
                  return worth.player0WonCase(board, who);
                }

                @Override
                public Integer player1WonCase(IBoardModel board, Integer who) {
                  return worth.player1WonCase(board, who);
                }

                @Override
                public Integer drawCase(IBoardModel board, Integer who) {
                  return worth.drawCase(board, who);
                }

                @Override
                public Integer noWinnerCase(IBoardModel board, Integer who) {
                  if (left == 1) {
                    return worth.noWinnerCase(board, who);
                  }
                  Side below = side.makeOpposite();
                  board.map(1 - player, new Explorer(me, left - 1), below);
                  return below.getValue();
                }
              },
              me);
      undo.undo();
      side.updateBest(row, col, value[0]);
      return !side.isClosed();
    }

    @Override
    public void noApply(IBoardModel host, int player, Side side) {}
  }
}
