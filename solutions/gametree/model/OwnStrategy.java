package gametree;

/** Looks five moves ahead, and counts corners and edges more than other places. */
public class OwnStrategy implements INextMoveStrategy {

  private static final int DEPTH = 5;

  private final INextMoveStrategy search = new AlphaBeta(new Places(), DEPTH);

  /** Creates the strategy. */
  public OwnStrategy() {}

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    return search.getNextMove(board, player);
  }

  /** What the places are worth that a player holds. */
  private static class Places implements IBoardStatusVisitor<Integer, Integer> {

    private static final int RESULT = 1000;
    private static final int CORNER = 25;
    private static final int NEAR_CORNER = -10;
    private static final int EDGE = 3;

    @Override
    public Integer player0WonCase(IBoardModel host, Integer player) {
      return player == 0 ? RESULT : -RESULT;
    }

    @Override
    public Integer player1WonCase(IBoardModel host, Integer player) {
      return player == 1 ? RESULT : -RESULT;
    }

    @Override
    public Integer drawCase(IBoardModel host, Integer player) {
      return 0;
    }

    @Override
    public Integer noWinnerCase(IBoardModel host, Integer player) {
      int sum = 0;
      for (int row = 0; row < host.getRows(); row++) {
        for (int col = 0; col < host.getColumns(); col++) {
          int token = host.getTokenAt(row, col);
          if (token != IBoardModel.NO_PLAYER) {
            sum += token == player ? weight(host, row, col) : -weight(host, row, col);
          }
        }
      }
      return sum;
    }

    private static int weight(IBoardModel host, int row, int col) {
      int fromTopOrBottom = Math.min(row, host.getRows() - 1 - row);
      int fromSide = Math.min(col, host.getColumns() - 1 - col);
      if (fromTopOrBottom == 0 && fromSide == 0) {
        return CORNER;
      } else if (fromTopOrBottom <= 1 && fromSide <= 1) {
        return NEAR_CORNER;
      }
      return fromTopOrBottom == 0 || fromSide == 0 ? EDGE : 1;
    }
  }
}
