package gametree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Collects the moves first, then tries one after the other. */
public class MinMax implements INextMoveStrategy {

  private final IBoardStatusVisitor<Integer, Integer> worth;
  private final int depth;

  /** Creates a search to the end. */
  public MinMax(IBoardStatusVisitor<Integer, Integer> worth) {
    this(worth, Integer.MAX_VALUE);
  }

  /** Creates a search of some moves. */
  public MinMax(IBoardStatusVisitor<Integer, Integer> worth, int depth) {
    this.worth = worth;
    this.depth = depth;
  }

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    return search(board, player).getMove();
  }

  /** Searches. */
  public AAccumulator search(IBoardModel board, int player) {
    return best(board, player, player, depth, new MaxAccumulator());
  }

  private AAccumulator best(
      IBoardModel board, int player, int searcher, int left, AAccumulator acc) {
    List<Move> moves = new ArrayList<>();
    board.map(player, new MoveCollector(), moves);
    Collections.reverse(moves);
    for (Move move : moves) {
      IUndoMove undo =
          board.makeMove(
              move.row(),
              move.col(),
              player,
              ICheckMoveVisitor.IGNORE,
              IBoardStatusVisitor.ignore());
      int value = board.execute(new Worth(1 - player, left - 1, acc), searcher);
      acc.updateBest(move.row(), move.col(), value);
      undo.undo();
    }
    return acc;
  }

  /** The worth, but an open game is searched further. */
  private class Worth implements IBoardStatusVisitor<Integer, Integer> {

    private final int next;
    private final int left;
    private final AAccumulator acc;

    Worth(int next, int left, AAccumulator acc) {
      this.next = next;
      this.left = left;
      this.acc = acc;
    }

    @Override
    public Integer player0WonCase(IBoardModel host, Integer searcher) {
      return worth.player0WonCase(host, searcher);
    }

    @Override
    public Integer player1WonCase(IBoardModel host, Integer searcher) {
      return worth.player1WonCase(host, searcher);
    }

    @Override
    public Integer drawCase(IBoardModel host, Integer searcher) {
      return worth.drawCase(host, searcher);
    }

    @Override
    public Integer noWinnerCase(IBoardModel host, Integer searcher) {
      return left > 0
          ? best(host, next, searcher, left, acc.makeOpposite()).getValue()
          : worth.noWinnerCase(host, searcher);
    }
  }
}
