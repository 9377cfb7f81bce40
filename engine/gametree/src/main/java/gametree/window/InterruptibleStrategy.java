package gametree.window;

import gametree.IBoardModel;
import gametree.INextMoveStrategy;
import gametree.LimitedBoard;
import gametree.Move;
import gametree.MoveCollector;
import gametree.SearchStoppedException;

/**
 * A strategy that a person can interrupt (Decorator pattern), and that takes at least as long as a
 * person needs to see its move.
 */
final class InterruptibleStrategy implements INextMoveStrategy {

  private static final long LEAST_MILLIS = 350;
  private static final long NANOS = 1_000_000;

  private final INextMoveStrategy strategy;
  private final GameThread thread;

  InterruptibleStrategy(INextMoveStrategy strategy, GameThread thread) {
    this.strategy = strategy;
    this.thread = thread;
  }

  /**
   * Picks a move. If the thread is interrupted, that is the best move found until then, where a
   * strategy has one, and any move where it has none.
   *
   * @throws SearchStoppedException if the whole game is not wanted any more
   */
  @Override
  public Move getNextMove(IBoardModel board, int player) {
    long start = System.nanoTime();
    LimitedBoard limited =
        new LimitedBoard(
            board, () -> Thread.currentThread().isInterrupted() || thread.isAbandoned());
    Move move;
    try {
      move = strategy.getNextMove(limited, player);
    } catch (SearchStoppedException e) {
      limited.restore();
      move = MoveCollector.collect(board, player).get(0);
    }
    pause(LEAST_MILLIS - (System.nanoTime() - start) / NANOS);
    if (thread.isAbandoned()) {
      throw new SearchStoppedException();
    }
    return move;
  }

  /** Waits, unless the thread was interrupted; the interruption ends with this move. */
  private static void pause(long millis) {
    try {
      Thread.sleep(Math.max(0, millis));
    } catch (InterruptedException e) {
      // The person is in a hurry: that is what the interruption says.
    }
    Thread.interrupted();
  }
}
