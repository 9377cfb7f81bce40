package boardwright.testkit;

import boardwright.meter.Meter;

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
}
