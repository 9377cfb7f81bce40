package boardwright.protocol;

import java.util.Optional;

/**
 * Ends this process when the one that started it is gone. The end of its input says so, too, but
 * nobody reads that while a check runs.
 */
final class ParentWatch implements Runnable {
  private static final int PAUSE = 500;

  private final Optional<ProcessHandle> parent = ProcessHandle.current().parent();

  private ParentWatch() {}

  static void start() {
    Thread thread = new Thread(new ParentWatch(), "parent-watch");
    thread.setDaemon(true);
    thread.setPriority(Thread.MAX_PRIORITY);
    thread.start();
  }

  @Override
  public void run() {
    while (isThere()) {
      try {
        Thread.sleep(PAUSE);
      } catch (InterruptedException e) {
        break;
      }
    }
    Runtime.getRuntime().halt(1);
  }

  private boolean isThere() {
    try {
      // an orphan gets another parent
      return parent.isEmpty() || parent.equals(ProcessHandle.current().parent());
    } catch (OutOfMemoryError e) {
      return true; // the check took it all; more will be there when we look again
    }
  }
}
