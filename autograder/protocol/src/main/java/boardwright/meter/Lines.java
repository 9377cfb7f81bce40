package boardwright.meter;

import java.util.BitSet;

/**
 * The lines that the code under check reached. Calls to it are written into the learner's own
 * classes while their own tests run on them, and at no other time.
 *
 * <p>One check runs at a time, on one thread.
 */
public final class Lines {
  private static BitSet[] reached = {};

  private Lines() {}

  /** Forgets all lines, and counts those of so many classes from now on. */
  public static void begin(int classes) {
    BitSet[] none = new BitSet[classes];
    for (int i = 0; i < classes; i++) {
      none[i] = new BitSet();
    }
    reached = none;
  }

  /** A line of a class was reached. */
  public static void reach(int type, int line) {
    if (type < reached.length) {
      reached[type].set(line);
    }
  }

  /** Whether a line of a class was reached. */
  public static boolean isReached(int type, int line) {
    return reached[type].get(line);
  }
}
