package gametree;

/** Counts the ends of all lines of play of a length; a game that is over before is one, too. */
public final class Perft implements IBoardLambda<long[]> {

  private final int depth;

  private Perft(int depth) {
    this.depth = depth;
  }

  /** Returns the number of ends. */
  public static long count(IBoardModel board, int player, int depth) {
    if (depth == 0) {
      return 1;
    }
    long[] count = {0};
    board.map(player, new Perft(depth), count);
    return count[0];
  }

  @Override
  public boolean apply(IBoardModel host, int player, int row, int col, long[] count) {
    IUndoMove move =
        host.makeMove(row, col, player, ICheckMoveVisitor.IGNORE, IBoardStatusVisitor.ignore());
    count[0] += count(host, 1 - player, depth - 1);
    move.undo();
    return true;
  }

  @Override
  public void noApply(IBoardModel host, int player, long[] count) {
    count[0]++;
  }
}
