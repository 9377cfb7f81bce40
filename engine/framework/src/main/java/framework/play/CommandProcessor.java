package framework.play;

import framework.model.GameContext;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Executes commands one after another, in the order in which they were submitted, on a thread of
 * its own, which ends when there has been nothing to do for a while. So a click never waits for the
 * game, and a take-back after a click comes after that click.
 *
 * <p>Patterns <em>Command Processor</em> and <em>Singleton</em>: one in a {@link GameContext}.
 */
public final class CommandProcessor {

  /** How long the thread waits for another command before it ends. */
  private static final long IDLE_MILLIS = 100;

  private final GameContext context;

  // Both are guarded by this object.
  private final Queue<Command> queue = new ArrayDeque<>();
  private boolean working;

  /** Makes a processor for the game of a context. */
  CommandProcessor(GameContext context) {
    this.context = context;
  }

  /**
   * Returns the command processor; makes it if this is the first call.
   *
   * @return always the same object in one context
   */
  public static CommandProcessor instance() {
    return of(GameContext.current());
  }

  /**
   * Returns the command processor of a game; makes it if this is the first call.
   *
   * @param context where the game is; not null
   * @return always the same object for one context
   */
  public static CommandProcessor of(GameContext context) {
    return context.get(CommandProcessor.class, CommandProcessor::new);
  }

  /**
   * Takes a command, to be executed after all that were submitted before. Returns at once.
   *
   * @param command the command; not null
   */
  public synchronized void submitCommand(Command command) {
    queue.add(command);
    notifyAll();
    if (!working) {
      working = true;
      Thread thread = new Thread(() -> context.run(this::work), "Commands");
      thread.setDaemon(true);
      thread.start();
    }
  }

  /**
   * Waits until all commands that were submitted before are executed. Not to be called by a
   * command.
   *
   * @throws InterruptedException if the thread is interrupted
   */
  public void awaitDone() throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    submitCommand(
        new Command() {
          @Override
          protected void executeHook() {
            done.countDown();
          }
        });
    boolean isDone = false;
    while (!isDone) {
      isDone = done.await(IDLE_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  private void work() {
    Command command = next();
    while (command != null) {
      execute(command);
      command = next();
    }
  }

  /** Returns the next command; null if the thread is to end. */
  @SuppressWarnings("WaitNotInLoop") // One wait is enough: a thread that ends is started again.
  private synchronized Command next() {
    try {
      if (queue.isEmpty()) {
        wait(IDLE_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    working = !queue.isEmpty();
    return queue.poll();
  }

  private void execute(Command command) {
    try {
      command.execute();
    } catch (RuntimeException | Error e) {
      GameMaster.of(context).reportFailure(nameOf(command), e);
    }
  }

  private static String nameOf(Command command) {
    try {
      return command.toString();
    } catch (RuntimeException | Error e) {
      return "A command";
    }
  }
}
