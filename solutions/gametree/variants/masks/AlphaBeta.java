package gametree;

/** Alpha-beta that keeps its bounds in an array and its best move in a provided accumulator. */
public class AlphaBeta implements INextMoveStrategy {

  private static final int FAR = 1_000_000_000;

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

  /** Searches; the accumulator holds the best move and its value. */
  public AAccumulator search(IBoardModel board, int player) {
    AAccumulator best = new MaxAccumulator();
    negamax(board, player, player, depth, -FAR, FAR, best);
    return best;
  }

  /** The value for the player to move; the first level also tells the accumulator. */
  private int negamax(
      IBoardModel board, int player, int me, int left, int low, int high, AAccumulator root) {
    int[] best = {-FAR};
    board.map(
        player,
        new IBoardLambda<Void>() {
          @Override
          public boolean apply(IBoardModel host, int who, int row, int col, Void none) {
            int[] value = {0};
            IUndoMove undo =
                host.makeMove(
                    row,
                    col,
                    who,
                    ICheckMoveVisitor.IGNORE,
                    new IBoardStatusVisitor<Void, Void>() {
                      @Override
                      public Void player0WonCase(IBoardModel on, Void nothing) {
                        return value(worth.player0WonCase(on, me));
                      }

                      @Override
                      public Void player1WonCase(IBoardModel on, Void nothing) {
                        return value(worth.player1WonCase(on, me));
                      }

                      @Override
                      public Void drawCase(IBoardModel on, Void nothing) {
                        return value(worth.drawCase(on, me));
                      }

                      @Override
                      public Void noWinnerCase(IBoardModel on, Void nothing) {
                        if (left <= 1) {
                          return value(worth.noWinnerCase(on, me));
                        }
                        int better = Math.max(low, best[0]);
                        value[0] = -negamax(on, 1 - who, me, left - 1, -high, -better, null);
                        return null;
                      }

                      private Void value(int forMe) {
                        value[0] = who == me ? forMe : -forMe;
                        return null;
                      }
                    });
            undo.undo();
            best[0] = Math.max(best[0], value[0]);
            if (root != null) {
              root.updateBest(row, col, value[0]);
            }
            return best[0] < high;
          }

          @Override
          public void noApply(IBoardModel host, int who, Void none) {}
        },
        null);
    return best[0];
  }
}
