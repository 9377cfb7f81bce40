package boardwright.testkit;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;

/**
 * A second thread for a check, which joins it. Nothing here depends on luck: a thread that waits
 * goes on as soon as the other has ended or waits itself. So the two take turns, and what counts
 * their steps may count those of one thread. Steps end a thread that runs forever, and the grader's
 * clock one that takes none.
 *
 * @param <T> what the thread gives back
 */
public final class OtherThread<T> {
  /** How long a thread may still wait when nobody else runs, in milliseconds. */
  private static final long PATIENCE = 3_000;

  /** How often in a row a thread must be seen waiting: while it loads a class, it may wait, too. */
  private static final int SURE = 20;

  private final FutureTask<T> task;
  private final Thread thread;

  private OtherThread(Callable<T> work) {
    task = new FutureTask<>(work);
    thread = new Thread(task, "the other thread");
    thread.setDaemon(true);
  }

  /** Starts a thread. */
  public static <T> OtherThread<T> start(Callable<T> work) {
    OtherThread<T> other = new OtherThread<>(work);
    other.thread.start();
    return other;
  }

  /** Waits until the thread has ended, or waits for somebody else itself. */
  public void awaitEndedOrWaiting() {
    int seenWaiting = 0;
    while (thread.isAlive() && seenWaiting < SURE) {
      Thread.State state = thread.getState();
      boolean waits = state != Thread.State.RUNNABLE && state != Thread.State.NEW;
      seenWaiting = waits ? seenWaiting + 1 : 0;
      LockSupport.parkNanos(500_000);
    }
  }

  /**
   * Waits for the thread's end and gives back what it gave; what it threw comes through.
   *
   * @throws IllegalStateException if it does not end
   */
  public T join() throws Exception {
    do {
      thread.join(PATIENCE);
    } while (thread.getState() == Thread.State.RUNNABLE);
    if (thread.isAlive()) {
      throw new IllegalStateException("the other thread waits for ever");
    }
    try {
      return task.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (Exception) e.getCause();
    }
  }
}
