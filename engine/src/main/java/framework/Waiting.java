package framework;

import java.util.function.BooleanSupplier;

/** Waits for something, but not for ever. */
final class Waiting {

  private static final long NANOS_A_MILLI = 1_000_000;

  /**
   * How often one who waits looks by itself. The thread that it waits for may have died; and a
   * program that is stopped from outside, as a checked one is, ends at a step and not in the midst
   * of waiting.
   */
  static final long LOOK_MILLIS = 100;

  private Waiting() {}

  /**
   * Waits, without the lock, as long as something is so. An interruption does not end the waiting;
   * the thread finds it afterwards.
   *
   * @param lock an object whose lock the current thread holds, and which is notified of changes
   * @param millis how long to wait at most
   * @param condition looked at with the lock held
   * @return true if it is not so any more; false if the time was over
   */
  @SuppressWarnings("WaitNotInLoop")
  static boolean whileTrue(Object lock, long millis, BooleanSupplier condition) {
    long end = System.nanoTime() + millis * NANOS_A_MILLI;
    boolean interrupted = false;
    long left = millis;
    while (left > 0 && condition.getAsBoolean()) {
      try {
        lock.wait(Math.min(left, LOOK_MILLIS));
      } catch (InterruptedException e) {
        interrupted = true;
      }
      left = (end - System.nanoTime()) / NANOS_A_MILLI;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return !condition.getAsBoolean();
  }
}
