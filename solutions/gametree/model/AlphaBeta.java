package gametree;

/** Searches for the best move, and leaves out what cannot change the result. */
public class AlphaBeta implements INextMoveStrategy {

  private final IBoardStatusVisitor<Integer, Integer> worth;
  private final int depth;

  /**
   * Creates a strategy.
   *
   * @param worth what a board is worth to the player whose number it gets
   * @param depth how many moves deep it searches
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
   * Searches for a best move.
   *
   * @param board any board
   * @param player who is to move
   * @return what was found
   */
  public AAccumulator search(IBoardModel board, int player) {
    Window window = new MaxWindow(Integer.MIN_VALUE, Integer.MAX_VALUE);
    board.map(player, trial(player, depth), window);
    return window;
  }

  private IBoardLambda<Window> trial(int searcher, int left) {
    return new IBoardLambda<>() {
      @Override
      public boolean apply(IBoardModel host, int player, int row, int col, Window window) {
        int[] value = new int[1];
        IUndoMove undo =
            host.makeMove(
                row,
                col,
                player,
                ICheckMoveVisitor.IGNORE,
                new IBoardStatusVisitor<Void, Void>() {
                  @Override
                  public Void player0WonCase(IBoardModel board, Void none) {
                    value[0] = worth.player0WonCase(board, searcher);
                    return none;
                  }

                  @Override
                  public Void player1WonCase(IBoardModel board, Void none) {
                    value[0] = worth.player1WonCase(board, searcher);
                    return none;
                  }

                  @Override
                  public Void drawCase(IBoardModel board, Void none) {
                    value[0] = worth.drawCase(board, searcher);
                    return none;
                  }

                  @Override
                  public Void noWinnerCase(IBoardModel board, Void none) {
                    if (left == 1) {
                      value[0] = worth.noWinnerCase(board, searcher);
                    } else {
                      Window below = window.makeOpposite();
                      board.map(1 - player, trial(searcher, left - 1), below);
                      value[0] = below.getValue();
                    }
                    return none;
                  }
                });
        undo.undo();
        window.updateBest(row, col, value[0]);
        return window.isOpen();
      }

      @Override
      public void noApply(IBoardModel host, int player, Window window) {
        // there is nothing to try
      }
    };
  }

  /** The best move so far, and the bounds between which a value matters. */
  private abstract static class Window extends AAccumulator {

    private int alpha;
    private int beta;

    Window(int start, int alpha, int beta) {
      super(start);
      this.alpha = alpha;
      this.beta = beta;
    }

    @Override
    public void updateBest(int row, int col, int value) {
      if (getMove() == null || isBetter(value)) {
        setBest(row, col, value);
      }
    }

    abstract boolean isBetter(int value);

    @Override
    public abstract Window makeOpposite();

    void raiseAlpha(int value) {
      alpha = Math.max(alpha, value);
    }

    void lowerBeta(int value) {
      beta = Math.min(beta, value);
    }

    int alpha() {
      return alpha;
    }

    int beta() {
      return beta;
    }

    boolean isOpen() {
      return alpha < beta;
    }
  }

  private static class MaxWindow extends Window {

    MaxWindow(int alpha, int beta) {
      super(Integer.MIN_VALUE, alpha, beta);
    }

    @Override
    public void updateBest(int row, int col, int value) {
      super.updateBest(row, col, value);
      raiseAlpha(value);
    }

    @Override
    boolean isBetter(int value) {
      return value > getValue();
    }

    @Override
    public Window makeOpposite() {
      return new MinWindow(alpha(), beta());
    }
  }

  private static class MinWindow extends Window {

    MinWindow(int alpha, int beta) {
      super(Integer.MAX_VALUE, alpha, beta);
    }

    @Override
    public void updateBest(int row, int col, int value) {
      super.updateBest(row, col, value);
      lowerBeta(value);
    }

    @Override
    boolean isBetter(int value) {
      return value < getValue();
    }

    @Override
    public Window makeOpposite() {
      return new MaxWindow(alpha(), beta());
    }
  }
}
