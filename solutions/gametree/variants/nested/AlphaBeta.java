package gametree;

import java.util.Comparator;
import java.util.List;

/** Alpha-beta with one class for each side, which tries corners first. */
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
    new Explorer(player, depth).explore(board, player, top);
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

  private static Comparator<Move> cornersFirst(IBoardModel board) {
    int last = board.getRows() - 1;
    return Comparator.comparing((Move move) -> move.row() % last != 0 || move.col() % last != 0)
        .thenComparing(Comparator.comparingInt(Move::row).reversed());
  }

  private class Explorer {

    private final int me;
    private final int left;

    Explorer(int me, int left) {
      this.me = me;
      this.left = left;
    }

    private void explore(IBoardModel host, int player, Side side) {
      List<Move> moves = MoveCollector.collect(host, player);
      moves.sort(cornersFirst(host));
      for (Move move : moves) {
        side.updateBest(move.row(), move.col(), valueAfter(host, player, move, side));
        if (side.isClosed()) {
          return;
        }
      }
    }

    private int valueAfter(IBoardModel host, int player, Move move, Side side) {
      IUndoMove undo =
          host.makeMove(
              move.row(),
              move.col(),
              player,
              ICheckMoveVisitor.IGNORE,
              IBoardStatusVisitor.ignore());
      int value =
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
                  new Explorer(me, left - 1).explore(board, 1 - player, below);
                  return below.getValue();
                }
              },
              me);
      undo.undo();
      return value;
    }
  }
}
