package gametree.window;

import gametree.SearchStoppedException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * The one thread on which a game runs: board, model and strategies are used by it alone. May be
 * used by any thread.
 */
final class GameThread {

  private final ExecutorService executor;
  private final Consumer<RuntimeException> onTrouble;
  private final AtomicInteger tasks = new AtomicInteger();
  private final AtomicInteger replacements = new AtomicInteger();
  private volatile Thread thread;

  /**
   * Creates a thread, which ends with the program.
   *
   * @param onTrouble told on the game's thread when something failed
   */
  GameThread(Consumer<RuntimeException> onTrouble) {
    this.onTrouble = onTrouble;
    executor =
        Executors.newSingleThreadExecutor(
            task -> {
              thread = new Thread(task, "Game");
              thread.setDaemon(true);
              return thread;
            });
  }

  /** Returns whether something is being done, such as thinking. */
  boolean isBusy() {
    return tasks.get() > 0;
  }

  /** Has something done after all that was asked for before. */
  void run(Runnable task) {
    tasks.incrementAndGet();
    executor.execute(() -> runNow(task));
  }

  /** Has something done instead of what is being done: a strategy that thinks gives up. */
  void runInstead(Runnable task) {
    replacements.incrementAndGet();
    run(
        () -> {
          replacements.decrementAndGet();
          task.run();
        });
    interrupt();
  }

  /** Has a strategy that thinks stop and make the best move that it knows. */
  void hurry() {
    interrupt();
  }

  /** Returns whether the game that is being played is not wanted any more. */
  boolean isAbandoned() {
    return replacements.get() > 0;
  }

  private void interrupt() {
    Thread game = thread;
    if (isBusy() && game != null) {
      game.interrupt();
    }
  }

  private void runNow(Runnable task) {
    Thread.interrupted(); // it was for the task before
    try {
      task.run();
    } catch (SearchStoppedException e) {
      // The game was abandoned; what was asked for instead comes next.
    } catch (RuntimeException e) {
      onTrouble.accept(e);
    } finally {
      tasks.decrementAndGet();
    }
  }
}
