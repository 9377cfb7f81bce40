package gametree;

/** Searches all lines of play for the best move. */
public class MinMax implements INextMoveStrategy {

  private static final int TO_THE_END = Integer.MAX_VALUE;

  private final IBoardStatusVisitor<Integer, Integer> worth;
  private final int depth;

  /**
   * Creates a strategy that searches to the end of the game.
   *
   * @param worth what a board is worth to the player whose number it gets
   */
  public MinMax(IBoardStatusVisitor<Integer, Integer> worth) {
    this(worth, TO_THE_END);
  }

  /**
   * Creates a strategy that searches so many moves deep.
   *
   * @param worth what a board is worth to the player whose number it gets
   * @param depth at least 1
   */
  public MinMax(IBoardStatusVisitor<Integer, Integer> worth, int depth) {
    this.worth = worth;
    this.depth = depth;
  }

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    return search(board, player).getMove();
  }

  /**
   * Searches for the best move.
   *
   * @param board any board
   * @param player who is to move
   * @return what was found
   */
  public AAccumulator search(IBoardModel board, int player) {
    AAccumulator best = new MaxAccumulator();
    board.map(player, new Trial(player, depth), best);
    return best;
  }

  /** Tries each move. */
  private class Trial implements IBoardLambda<AAccumulator> {

    private final int searcher;
    private final int left;

    Trial(int searcher, int left) {
      this.searcher = searcher;
      this.left = left;
    }

    @Override
    public boolean apply(IBoardModel host, int player, int row, int col, AAccumulator best) {
      Value value = new Value(searcher, 1 - player, left - 1, best);
      IUndoMove undo = host.makeMove(row, col, player, ICheckMoveVisitor.IGNORE, value);
      undo.undo();
      best.updateBest(row, col, value.found);
      return true;
    }

    @Override
    public void noApply(IBoardModel host, int player, AAccumulator best) {
      // there is nothing to try
    }
  }

  /** Finds out what the board is worth after a move. */
  private class Value implements IBoardStatusVisitor<Void, Void> {

    private final int searcher;
    private final int next;
    private final int left;
    private final AAccumulator above;
    private int found;

    Value(int searcher, int next, int left, AAccumulator above) {
      this.searcher = searcher;
      this.next = next;
      this.left = left;
      this.above = above;
    }

    @Override
    public Void player0WonCase(IBoardModel host, Void none) {
      found = worth.player0WonCase(host, searcher);
      return null;
    }

    @Override
    public Void player1WonCase(IBoardModel host, Void none) {
      found = worth.player1WonCase(host, searcher);
      return null;
    }

    @Override
    public Void drawCase(IBoardModel host, Void none) {
      found = worth.drawCase(host, searcher);
      return null;
    }

    @Override
    public Void noWinnerCase(IBoardModel host, Void none) {
      if (left == 0) {
        found = worth.noWinnerCase(host, searcher);
      } else {
        AAccumulator below = above.makeOpposite();
        host.map(next, new Trial(searcher, left), below);
        found = below.getValue();
      }
      return null;
    }
  }
}
