package boardwright.meter;

import java.util.Arrays;

/**
 * Counts the steps of the code under check. Calls to it are written into every class of a mix; a
 * learner's source cannot name it, because the compiler does not see it.
 *
 * <p>One check runs at a time, on one thread, so the counters are plain fields.
 */
public final class Meter {
  private static long stepsLeft = Long.MAX_VALUE;
  private static long bytesLeft = Long.MAX_VALUE;
  private static boolean outOfSteps;
  private static boolean outOfBytes;
  private static String refused;
  private static StackTraceElement[] stoppedAt = {};

  private Meter() {}

  /** Sets new limits and forgets what happened before. */
  public static void reset(long steps, long bytes) {
    stepsLeft = steps;
    bytesLeft = bytes;
    outOfSteps = false;
    outOfBytes = false;
    refused = null;
    stoppedAt = new StackTraceElement[0];
  }

  /** One step: a method was entered, or a loop goes round once more. */
  public static void step() {
    if (--stepsLeft < 0) {
      outOfSteps = true;
      throw stop();
    }
  }

  /** An array is about to be made; a negative length is left for Java to refuse. */
  public static void array(int length, int bytesEach) {
    charge((long) length * bytesEach);
  }

  /** A table of two dimensions is about to be made. */
  public static void table(int rows, int columns, int bytesEach) {
    charge((long) rows * columns * bytesEach);
  }

  /** Records a call that is not allowed here and stops the code that made it. */
  public static void refuse(String member) {
    if (refused == null) {
      refused = member;
    }
    throw stop();
  }

  /** Stands at the head of every catch: a stop cannot be swallowed. */
  public static void caught(Throwable thrown) {
    if (thrown == Stop.INSTANCE) {
      throw Stop.INSTANCE;
    }
  }

  /**
   * Stands in for {@code System.getProperty}: what a program needs to know to print lines, and
   * nothing about the machine.
   */
  public static String property(String key) {
    if (key.equals("line.separator")
        || key.equals("file.separator")
        || key.equals("path.separator")) {
      return System.getProperty(key);
    }
    refuse("java.lang.System.getProperty(\"" + key + "\")");
    return null;
  }

  /** Whether the step limit was reached since the last reset. */
  public static boolean ranOutOfSteps() {
    return outOfSteps;
  }

  /** Whether the memory limit was reached since the last reset. */
  public static boolean ranOutOfBytes() {
    return outOfBytes;
  }

  /** The first member that was refused since the last reset; null if none was. */
  public static String refusal() {
    return refused;
  }

  /** Where the check was stopped first, innermost frame first; empty if it was not. */
  public static StackTraceElement[] stoppedAt() {
    return stoppedAt.clone();
  }

  private static Stop stop() {
    if (stoppedAt.length == 0) {
      StackTraceElement[] trace = new Throwable().getStackTrace();
      stoppedAt =
          Arrays.stream(trace)
              .filter(frame -> !frame.getClassName().equals(Meter.class.getName()))
              .toArray(StackTraceElement[]::new);
    }
    return Stop.INSTANCE;
  }

  private static void charge(long bytes) {
    if (bytes > 0 && (bytesLeft -= bytes) < 0) {
      outOfBytes = true;
      throw stop();
    }
  }

  /** Thrown where a check must end. It carries nothing, so that there is nothing to tamper with. */
  public static final class Stop extends Error {
    private static final long serialVersionUID = 1L;
    private static final Stop INSTANCE = new Stop();

    private Stop() {
      super("stopped", null, false, false);
    }
  }
}
