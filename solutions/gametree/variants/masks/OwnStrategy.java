package gametree;

/** Alpha-beta, four moves deep, on what corners, edges and choices are worth. */
public class OwnStrategy implements INextMoveStrategy {

  /** Creates the strategy. */
  public OwnStrategy() {}

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    return new AlphaBeta(new Choices(), 4).getNextMove(board, player);
  }

  /** Corners, and how many more moves one has than the other. */
  private static class Choices implements IBoardStatusVisitor<Integer, Integer> {

    private static final int WIN = 100_000;

    @Override
    public Integer player0WonCase(IBoardModel host, Integer me) {
      return me == 0 ? WIN : -WIN;
    }

    @Override
    public Integer player1WonCase(IBoardModel host, Integer me) {
      return me == 1 ? WIN : -WIN;
    }

    @Override
    public Integer drawCase(IBoardModel host, Integer me) {
      return 0;
    }

    @Override
    public Integer noWinnerCase(IBoardModel host, Integer me) {
      int lastRow = host.getRows() - 1;
      int lastCol = host.getColumns() - 1;
      int corners = 0;
      for (int row : new int[] {0, lastRow}) {
        for (int col : new int[] {0, lastCol}) {
          int token = host.getTokenAt(row, col);
          corners += token == me ? 1 : token == 1 - me ? -1 : 0;
        }
      }
      int choices = MoveCollector.collect(host, me).size();
      return 10 * corners + choices - MoveCollector.collect(host, 1 - me).size();
    }
  }
}
