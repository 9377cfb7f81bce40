package gametree.play;

import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;

/**
 * What an Othello board is worth to a strong player: at the end only tokens count, before it mainly
 * places. Nobody can take a corner back; the places beside it give it away.
 */
final class CornerWorth implements IBoardStatusVisitor<Integer, Integer> {

  /** Any result of a finished game outweighs every hope in an open one. */
  private static final int CERTAIN = 1000;

  private static final int CORNER = 30;
  private static final int BESIDE_CORNER = -8;
  private static final int EDGE = 4;

  @Override
  public Integer player0WonCase(IBoardModel host, Integer player) {
    return CERTAIN * sum(host, player, false);
  }

  @Override
  public Integer player1WonCase(IBoardModel host, Integer player) {
    return CERTAIN * sum(host, player, false);
  }

  @Override
  public Integer drawCase(IBoardModel host, Integer player) {
    return 0;
  }

  @Override
  public Integer noWinnerCase(IBoardModel host, Integer player) {
    return sum(host, player, true);
  }

  private static int sum(IBoardModel host, int player, boolean byPlace) {
    int sum = 0;
    for (int row = 0; row < host.getRows(); row++) {
      for (int col = 0; col < host.getColumns(); col++) {
        int token = host.getTokenAt(row, col);
        if (token != IBoardModel.NO_PLAYER) {
          int weight = byPlace ? weight(host, row, col) : 1;
          sum += token == player ? weight : -weight;
        }
      }
    }
    return sum;
  }

  private static int weight(IBoardModel host, int row, int col) {
    int last = host.getRows() - 1;
    int fromRowEdge = Math.min(row, last - row);
    int fromColEdge = Math.min(col, last - col);
    if (fromRowEdge + fromColEdge == 0) {
      return CORNER;
    }
    if (fromRowEdge <= 1 && fromColEdge <= 1) {
      return BESIDE_CORNER;
    }
    return fromRowEdge == 0 || fromColEdge == 0 ? EDGE : 1;
  }
}
