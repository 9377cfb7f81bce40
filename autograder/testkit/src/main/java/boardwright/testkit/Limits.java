package boardwright.testkit;

import boardwright.meter.Meter;
import java.util.function.IntPredicate;

/** The limits of the check that runs. */
public final class Limits {
  private Limits() {}

  /**
   * Another question of the same check begins, and the program under check has all its steps and
   * memory for it: a check that asks often must not take slow programs for endless ones.
   */
  public static void renew() {
    Meter.renew();
  }

  /**
   * Returns whether code that may fail by bad luck is tried once more after so many attempts: at
   * most this often, and only while a quarter of the steps is left that are left now. So code that
   * never succeeds doesn't look like an endless loop.
   */
  public static IntPredicate attempts(int most) {
    long reserve = Meter.stepsLeft() / 4;
    return attempts -> attempts < most && Meter.stepsLeft() >= reserve;
  }
}
