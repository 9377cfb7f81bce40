package boardwright.worker;

import java.awt.EventQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The one thread of Swing, which begins with the first component that is laid out and goes on for
 * all checks after it. Learners cannot give it anything to do but through components.
 */
final class SwingThread {
  private static final int PATIENCE_SECONDS = 2;

  private SwingThread() {}

  /**
   * Whether this is that thread, and it has done all that it was given; waits a little for that.
   */
  static boolean isAtRest(Thread thread) {
    if (!thread.getClass().getName().equals("java.awt.EventDispatchThread")) {
      return false;
    }
    CountDownLatch done = new CountDownLatch(1);
    EventQueue.invokeLater(done::countDown);
    try {
      return done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
