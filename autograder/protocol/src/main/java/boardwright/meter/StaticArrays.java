package boardwright.meter;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Tells whether the arrays in static fields are still as their class filled them. Calls to it are
 * written into the static initialisers of a mix: each hands over its arrays at its end, which are
 * copied here, to be compared whenever somebody asks.
 *
 * <p>One check runs at a time, on threads that take turns.
 */
public final class StaticArrays {
  /** More elements in all would take long to compare after each check. */
  private static final int MOST_ELEMENTS = 10_000;

  /** An initialiser may take this much: a thousandth of what a check has, mostly. */
  private static final long MOST_STEPS = 20_000;

  private static final long MOST_BYTES = 64_000;

  private static final List<Filled> FILLED = new ArrayList<>();

  private static int elements;
  private static int running;
  private static long stepsBefore;
  private static long bytesBefore;
  private static boolean changed;

  private StaticArrays() {}

  /**
   * An array as it was filled.
   *
   * @param copy of its elements: not of what they are made of in turn
   */
  private record Filled(Object array, Object copy) {
    boolean isAsItWas() {
      if (!(array instanceof Object[] now)) {
        return Objects.deepEquals(array, copy);
      }
      Object[] before = (Object[]) copy;
      for (int i = 0; i < now.length; i++) {
        if (now[i] != before[i]) {
          return false;
        }
      }
      return true;
    }
  }

  /** Forgets all arrays: other classes are loaded now. */
  public static void forget() {
    FILLED.clear();
    elements = 0;
    running = 0;
    changed = false;
  }

  /** A static initialiser begins. What it reads must be as it was filled. */
  public static void begin() {
    changed |= !areAsTheyWere();
    if (running == 0) {
      stepsBefore = Meter.stepsLeft();
      bytesBefore = Meter.bytesLeft();
    }
    running++;
  }

  /** A static initialiser has come to its end; one that threw an exception never does. */
  public static void end() {
    running--;
    changed |=
        stepsBefore - Meter.stepsLeft() > MOST_STEPS
            || bytesBefore - Meter.bytesLeft() > MOST_BYTES;
  }

  /** Remembers an array and those in it; null is no array. */
  public static void filled(Object array) {
    if (array instanceof Object[] parts) {
      if (count(parts.length)) {
        FILLED.add(new Filled(parts, parts.clone()));
        if (parts.getClass().getComponentType().isArray()) {
          for (Object part : parts) {
            filled(part);
          }
        }
      }
    } else if (array != null && count(Array.getLength(array))) {
      FILLED.add(new Filled(array, copy(array)));
    }
  }

  /**
   * Whether one of the classes that are loaded now may remember anything: an array is not as it was
   * filled, an initialiser threw an exception, or it took so much that a check which finds it done
   * could tell.
   */
  public static boolean haveChanged() {
    return changed || running != 0 || !areAsTheyWere();
  }

  private static boolean areAsTheyWere() {
    return FILLED.stream().allMatch(Filled::isAsItWas);
  }

  private static boolean count(int length) {
    elements += length + 1;
    changed |= elements > MOST_ELEMENTS;
    return !changed;
  }

  private static Object copy(Object array) {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, copy, 0, length);
    return copy;
  }
}
