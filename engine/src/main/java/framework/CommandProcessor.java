package framework;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Executes commands one after another, in the order in which they were submitted, on a thread of
 * its own. So a click never waits for the game, and a take-back after a click comes after that
 * click.
 *
 * <p>Patterns <em>Command Processor</em> and <em>Singleton</em>: one at a {@link Table}.
 */
public final class CommandProcessor {

  private final BlockingQueue<Command> queue = new LinkedBlockingQueue<>();

  private CommandProcessor(Table table) {
    Thread thread = new Thread(() -> table.run(this::work), "Commands");
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Returns the command processor; makes it if this is the first call.
   *
   * @return always the same object at one table
   */
  public static CommandProcessor instance() {
    Table table = Table.current();
    synchronized (table) {
      if (table.commandProcessor == null) {
        table.commandProcessor = new CommandProcessor(table);
      }
      return table.commandProcessor;
    }
  }

  /**
   * Takes a command, to be executed after all that were submitted before. Returns at once.
   *
   * @param command the command; not null
   */
  public void submitCommand(Command command) {
    queue.add(command);
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
      isDone = done.await(Waiting.LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  private void work() {
    try {
      while (true) {
        execute(queue.take());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void execute(Command command) {
    try {
      command.execute();
    } catch (RuntimeException | Error e) {
      GameMaster.instance().tell(listener -> listener.failed(command.toString(), e));
    }
  }
}
