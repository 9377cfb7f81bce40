package gametree;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Looks one move ahead, then two, then three, until its time is up, and plays the best move of the
 * deepest search that it could finish.
 *
 * <p>Interrupting the thread ends the search at once, with the best move found until then.
 */
public class IterativeDeepening implements INextMoveStrategy {

  private final IBoardStatusVisitor<Integer, Integer> worth;
  private final long budget;
  private final LongSupplier clock;
  private int depth;

  /**
   * Creates a strategy.
   *
   * @param worth returns what a board is worth to the player whose number it is passed; not null
   * @param budget the time for one move; the search of depth 1 is always finished
   * @param clock tells the time in nanoseconds, as {@link System#nanoTime} does
   */
  public IterativeDeepening(
      IBoardStatusVisitor<Integer, Integer> worth, Duration budget, LongSupplier clock) {
    this.worth = worth;
    this.budget = budget.toNanos();
    this.clock = clock;
  }

  /** Returns the depth of the last search that was finished. */
  public int getDepth() {
    return depth;
  }

  @Override
  public Move getNextMove(IBoardModel board, int player) {
    return search(board, player).getMove();
  }

  /**
   * Searches deeper and deeper.
   *
   * @param board as before when this returns
   * @param player 0 or 1: who is to move
   * @return the best move and its value, found by the deepest search that was finished
   */
  public AAccumulator search(IBoardModel board, int player) {
    long start = clock.getAsLong();
    LimitedBoard limited =
        new LimitedBoard(
            board,
            () -> clock.getAsLong() - start >= budget || Thread.currentThread().isInterrupted());
    Horizon horizon = new Horizon();
    depth = 1;
    AAccumulator best = new AlphaBeta(horizon, depth).search(board, player);
    try {
      while (horizon.isReached()) {
        horizon = new Horizon();
        best = new AlphaBeta(horizon, depth + 1).search(limited, player);
        depth++;
      }
    } catch (SearchStoppedException timeIsUp) {
      limited.restore();
    }
    return best;
  }

  /** Notices whether a search ended at an open game, so that a deeper one could find out more. */
  private final class Horizon implements IBoardStatusVisitor<Integer, Integer> {

    private boolean reached;

    boolean isReached() {
      return reached;
    }

    @Override
    public Integer player0WonCase(IBoardModel host, Integer player) {
      return worth.player0WonCase(host, player);
    }

    @Override
    public Integer player1WonCase(IBoardModel host, Integer player) {
      return worth.player1WonCase(host, player);
    }

    @Override
    public Integer drawCase(IBoardModel host, Integer player) {
      return worth.drawCase(host, player);
    }

    @Override
    public Integer noWinnerCase(IBoardModel host, Integer player) {
      reached = true;
      return worth.noWinnerCase(host, player);
    }
  }
}
