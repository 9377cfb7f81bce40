package gametree;

/** What the places are worth: corners much, those beside them little. */
class PlaceWorth implements IBoardStatusVisitor<Integer, Integer> {

  private static final int[][] WEIGHTS = {{25, -10, 3}, {-10, -10, 1}, {3, 1, 1}};

  @Override
  public Integer player0WonCase(IBoardModel host, Integer player) {
    return 1000 - 2000 * player;
  }

  @Override
  public Integer player1WonCase(IBoardModel host, Integer player) {
    return -player0WonCase(host, player);
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
          int weight = WEIGHTS[edge(row, host.getRows())][edge(col, host.getColumns())];
          sum += token == player ? weight : -weight;
        }
      }
    }
    return sum;
  }

  private static int edge(int at, int size) {
    return Math.min(2, Math.min(at, size - 1 - at));
  }
}
