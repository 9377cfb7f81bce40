package gametree;

/**
 * Finds the value that {@link MinMax} finds with the same depth. Over many trees, it tries fewer
 * moves; in none does it try more.
 */
public class AlphaBeta implements INextMoveStrategy {
  // The accumulators know more: alpha is the value that the player who searches has for sure, beta
  // the value beyond which the opponent will not let the game come here. As soon as a move reaches
  // the far bound, the others cannot matter, and the lambda ends the map.

  private final IBoardStatusVisitor<Integer, Integer> worth;
  private final int depth;

  /**
   * Creates a strategy.
   *
   * @param worth returns what a board is worth to the player whose number it is passed; not null
   * @param depth how many moves to look ahead, at least 1; a move of each player counts as two
   */
  public AlphaBeta(IBoardStatusVisitor<Integer, Integer> worth, int depth) {
    this.worth = worth;
    this.depth = depth;
  }

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    return search(board, player).getMove();
  }

  /**
   * Searches the tree of lines of play.
   *
   * @param board may be changed during the search, but is as before when this returns
   * @param player 0 or 1: who is to move
   * @return a best move and its value; no move if the game is over
   */
  public AAccumulator search(IBoardModel board, int player) {
    ABounded acc = new BoundedMax(Integer.MIN_VALUE, Integer.MAX_VALUE);
    board.map(player, new TryMoves(player, depth), acc);
    return acc;
  }

  /** Makes each move, finds out its value, and takes it back, until the rest cannot matter. */
  private final class TryMoves implements IBoardLambda<ABounded> {

    private final int searcher;
    private final int depthLeft;

    TryMoves(int searcher, int depthLeft) {
      this.searcher = searcher;
      this.depthLeft = depthLeft;
    }

    @Override
    public boolean apply(IBoardModel host, int player, int row, int col, ABounded acc) {
      IUndoMove move =
          host.makeMove(
              row,
              col,
              player,
              ICheckMoveVisitor.IGNORE,
              new IBoardStatusVisitor<Void, Void>() {
                @Override
                public Void player0WonCase(IBoardModel board, Void nothing) {
                  acc.updateBest(row, col, worth.player0WonCase(board, searcher));
                  return null;
                }

                @Override
                public Void player1WonCase(IBoardModel board, Void nothing) {
                  acc.updateBest(row, col, worth.player1WonCase(board, searcher));
                  return null;
                }

                @Override
                public Void drawCase(IBoardModel board, Void nothing) {
                  acc.updateBest(row, col, worth.drawCase(board, searcher));
                  return null;
                }

                @Override
                public Void noWinnerCase(IBoardModel board, Void nothing) {
                  acc.updateBest(row, col, valueOfOpen(board, 1 - player, acc));
                  return null;
                }
              });
      move.undo();
      return !acc.isCutOff();
    }

    private int valueOfOpen(IBoardModel board, int next, ABounded acc) {
      if (depthLeft == 1) {
        return worth.noWinnerCase(board, searcher);
      }
      ABounded nextAcc = acc.makeOpposite();
      board.map(next, new TryMoves(searcher, depthLeft - 1), nextAcc);
      return nextAcc.getValue();
    }

    @Override
    public void noApply(IBoardModel host, int player, ABounded acc) {
      // A finished game has no next move.
    }
  }

  /** An accumulator that knows between which bounds a value still matters. */
  private abstract static class ABounded extends AAccumulator {

    private final int alpha;
    private final int beta;

    ABounded(int start, int alpha, int beta) {
      super(start);
      this.alpha = alpha;
      this.beta = beta;
    }

    final int alpha() {
      return alpha;
    }

    final int beta() {
      return beta;
    }

    /** Returns whether the moves that are left cannot matter any more. */
    abstract boolean isCutOff();

    @Override
    public abstract ABounded makeOpposite();
  }

  private static final class BoundedMax extends ABounded {

    BoundedMax(int alpha, int beta) {
      super(Integer.MIN_VALUE, alpha, beta);
    }

    @Override
    public void updateBest(int row, int col, int value) {
      if (getMove() == null || value > getValue()) {
        setBest(row, col, value);
      }
    }

    @Override
    boolean isCutOff() {
      return getValue() >= beta();
    }

    @Override
    public ABounded makeOpposite() {
      return new BoundedMin(Math.max(alpha(), getValue()), beta());
    }
  }

  private static final class BoundedMin extends ABounded {

    BoundedMin(int alpha, int beta) {
      super(Integer.MAX_VALUE, alpha, beta);
    }

    @Override
    public void updateBest(int row, int col, int value) {
      if (getMove() == null || value < getValue()) {
        setBest(row, col, value);
      }
    }

    @Override
    boolean isCutOff() {
      return getValue() <= alpha();
    }

    @Override
    public ABounded makeOpposite() {
      return new BoundedMax(alpha(), Math.min(beta(), getValue()));
    }
  }
}
