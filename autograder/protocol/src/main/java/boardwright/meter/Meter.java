package boardwright.meter;

import java.time.Duration;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * Counts the steps of the code under check. Calls to it are written into every class of a mix; a
 * learner's source cannot name it, because the compiler does not see it.
 *
 * <p>One check runs at a time. If its suite needs a second thread, the two take turns: one waits
 * while the other runs. So the counters are plain fields, which costs the least. A thread that was
 * left behind can take steps from the next check of the same hand-in, and from no other hand-in.
 */
public final class Meter {
  /** What the virtual machine keeps with every array. */
  private static final int HEADER = 16;

  /**
   * Steps that it costs to catch an overflow: the virtual machine noted a thousand frames for it,
   * and went back through many more.
   */
  private static final int OVERFLOW = 10_000;

  private static final Pattern BROKEN_JDK =
      Pattern.compile("Could not initialize class (java|javax|jdk|sun|com\\.sun)\\..*");

  /** An exception's causes may go round in a circle. */
  private static final int MOST_CAUSES = 20;

  private static long steps = Long.MAX_VALUE;
  private static long bytes = Long.MAX_VALUE;
  private static long stepsLeft = Long.MAX_VALUE;
  private static long bytesLeft = Long.MAX_VALUE;
  private static boolean outOfSteps;
  private static boolean outOfBytes;
  private static boolean overflowed;
  private static boolean spoilt;
  private static boolean stopped;
  private static boolean brokeAClass;
  private static String refused;
  private static StackTraceElement[] stoppedAt = {};

  static {
    // what a first stack trace initialises must not fail for want of stack
    stop();
    reset(Long.MAX_VALUE, Long.MAX_VALUE);
  }

  private Meter() {}

  /** Sets new limits and forgets what happened before. */
  public static void reset(long steps, long bytes) {
    Meter.steps = steps;
    Meter.bytes = bytes;
    stepsLeft = steps;
    bytesLeft = bytes;
    outOfSteps = false;
    outOfBytes = false;
    overflowed = false;
    spoilt = false;
    brokeAClass = false;
    stopped = false;
    refused = null;
    stoppedAt = new StackTraceElement[0];
    Chance.reset();
  }

  /**
   * Another program of the same check begins, with all steps and memory, and none of what stopped
   * the one before. That one may have overflowed the stack, which stays known.
   */
  public static void begin(boolean overflow) {
    boolean broken = overflowed || overflow;
    boolean before = spoilt;
    reset(steps, bytes);
    overflowed = broken;
    spoilt = before;
  }

  /** Gives back all steps and memory, unless it was stopped: that it stays. */
  public static void renew() {
    if (!stopped) {
      stepsLeft = steps;
      bytesLeft = bytes;
    }
  }

  /** One step: a method was entered, or a loop goes round once more. */
  public static void step() {
    if (--stepsLeft < 0) {
      // no call from here on but the first: a recursion that catches its overflows gets no further
      // than this method, and must be stopped by it
      if (stopped) {
        throw Stop.AGAIN;
      }
      stopped = true;
      outOfSteps = true;
      throw stop();
    }
  }

  /** An array is about to be made; a negative length is left for Java to refuse. */
  public static void array(int length, int bytesEach) {
    charge(bytes(bytesEach, length));
  }

  /** Returns how many steps the code under check may still take. */
  public static long stepsLeft() {
    return stepsLeft;
  }

  static long bytesLeft() {
    return bytesLeft;
  }

  /** The size of an array whose elements have this size, themselves arrays perhaps. */
  public static long bytes(long bytesEach, int length) {
    if (length < 0) {
      return 0;
    }
    boolean huge = length > 0 && bytesEach > (Long.MAX_VALUE - HEADER) / length;
    return huge ? Long.MAX_VALUE : HEADER + bytesEach * length;
  }

  /** Arrays of this size together are about to be made. */
  public static void charge(long bytes) {
    if (bytes > bytesLeft) {
      outOfBytes |= !stopped;
      throw stopped ? Stop.AGAIN : stop();
    }
    bytesLeft -= bytes;
  }

  /** Records a call that is not allowed here and stops the code that made it. */
  public static void refuse(String member) {
    if (refused == null) {
      refused = member;
    }
    throw stopped ? Stop.AGAIN : stop();
  }

  /** Stands at the head of every catch: a stop cannot be swallowed, nor an overflow be hidden. */
  public static void caught(Throwable thrown) {
    if (isOverflow(thrown)) {
      overflowed = true;
      stepsLeft -= OVERFLOW;
    }
    spoilt |= isBrokenJdk(thrown);
    brokeAClass |= thrown instanceof LinkageError;
    if (thrown instanceof Stop stop) {
      throw stop;
    }
  }

  /**
   * Stands at the head of every catch of a learner's, in the place of {@link #caught}: what is
   * uncatchable goes on to those who called the learner's code, too.
   */
  public static void caughtByLearner(Throwable thrown) {
    caught(thrown);
    if (thrown instanceof Uncatchable && thrown instanceof Error error) {
      throw error;
    }
  }

  /** Marks errors that a learner's code lets through, although it may be called by it. */
  public interface Uncatchable {}

  /**
   * Whether it is an overflow of the stack or of the heap, or an exception of the JDK's that has
   * one as its cause or suppressed it. Exceptions of a learner's are not asked, as their answers
   * are the learner's, too; whatever they hold was caught before.
   */
  public static boolean isOverflow(Throwable thrown) {
    Throwable next = thrown;
    for (int i = 0; i < MOST_CAUSES && next != null; i++) {
      if (next instanceof VirtualMachineError) {
        return true;
      }
      if (next.getClass().getClassLoader() != null) {
        return false;
      }
      for (Throwable suppressed : next.getSuppressed()) {
        if (suppressed instanceof VirtualMachineError) {
          return true;
        }
      }
      next = next.getCause();
    }
    return false;
  }

  /** Whether it says that a class of the JDK is broken since it was initialised, for good. */
  public static boolean isBrokenJdk(Throwable thrown) {
    return thrown.getClass() == NoClassDefFoundError.class
        && BROKEN_JDK.matcher(String.valueOf(thrown.getMessage())).matches();
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

  /**
   * Stands in for {@code String.intern}. It always adds a copy, so that nobody learns from its
   * answer whether another program had interned the same before.
   */
  public static String intern(String text) {
    return new String(text).intern();
  }

  /** Stands in for {@code System.exit} in the provided classes. */
  public static void exit(int status) {
    refuse("java.lang.System.exit");
  }

  /** Stands in for {@code Thread.sleep}: time goes on by steps here. */
  public static void pause(long millis) {
    step();
  }

  /** As above. */
  public static void pause(long millis, int nanos) {
    step();
  }

  /** As above. */
  public static void pause(Duration time) {
    step();
  }

  /** Whether the step limit was reached since the last reset. */
  public static boolean ranOutOfSteps() {
    return outOfSteps;
  }

  /** Whether the memory limit was reached since the last reset. */
  public static boolean ranOutOfBytes() {
    return outOfBytes;
  }

  /**
   * Whether the code under check caught an overflow of the stack or of the heap since the last
   * reset. It may have struck while a class of the JDK was initialised, and such a class stays
   * broken for all that run here later.
   */
  public static boolean overflowed() {
    return overflowed;
  }

  /**
   * Whether the code under check caught what says that a class is broken since the last reset. It
   * stays so as long as it is loaded: a program could remember by it.
   */
  public static boolean brokeAClass() {
    return brokeAClass;
  }

  /** Whether the code under check met a class of the JDK that is broken, since the last reset. */
  public static boolean spoilt() {
    return spoilt;
  }

  /** The first member that was refused since the last reset; null if none was. */
  public static String refusal() {
    return refused;
  }

  /** Where the check was stopped first, innermost frame first; empty if it was not. */
  public static StackTraceElement[] stoppedAt() {
    return stoppedAt.clone();
  }

  /** The first stop. Whatever might catch it in spite of all: the next step is the last. */
  private static Stop stop() {
    stopped = true;
    stepsLeft = 0;
    try {
      StackTraceElement[] trace = new Throwable().getStackTrace();
      int own = 0;
      while (own < trace.length && trace[own].getClassName().equals(Meter.class.getName())) {
        own++;
      }
      stoppedAt = Arrays.copyOfRange(trace, own, trace.length);
    } catch (StackOverflowError e) {
      overflowed = true;
    }
    return Stop.FIRST;
  }

  /**
   * Thrown where a check must end. It carries nothing, so that there is nothing to tamper with, and
   * is made beforehand, as there may be no stack or heap left. The second is for those that come on
   * top of the first: try-with-resources would hide a stop that is to suppress itself.
   */
  public static final class Stop extends Error {
    private static final long serialVersionUID = 1L;
    private static final Stop FIRST = new Stop();
    private static final Stop AGAIN = new Stop();

    private Stop() {
      super("stopped", null, false, false);
    }
  }
}
