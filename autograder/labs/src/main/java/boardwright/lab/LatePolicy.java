package boardwright.lab;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/**
 * What a late hand-in costs.
 *
 * @param deadline when it is due; null if only the command line says so, or nobody
 * @param percent percent of the lab's scale for each day or hour begun after the deadline
 * @param per what is counted
 * @param cap the most percent of the scale that lateness ever costs, up to the cutoff
 * @param grace minutes after the deadline that still count as in time
 * @param cutoff the last day or hour on which a hand-in counts; after it the score is 0; null if
 *     there is none
 */
public record LatePolicy(
    Deadline deadline,
    BigDecimal percent,
    Unit per,
    BigDecimal cap,
    Integer grace,
    Integer cutoff) {
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  /** Lateness costs nothing, ever. */
  public static final LatePolicy NONE =
      new LatePolicy(null, BigDecimal.ZERO, Unit.DAY, null, null, null);

  /** Checks the numbers. */
  public LatePolicy {
    needPercent("percent", percent);
    per = per == null ? Unit.DAY : per;
    cap = cap == null ? HUNDRED : cap;
    needPercent("cap", cap);
    grace = grace == null ? 0 : grace;
    Need.that(grace >= 0, "grace", "a whole number of minutes, 0 or more");
    Need.that(
        cutoff == null || cutoff >= 0,
        "cutoff",
        "a whole number of " + per.word() + "s, 0 or more");
  }

  private static void needPercent(String key, BigDecimal number) {
    Need.that(
        number != null && number.signum() >= 0 && number.compareTo(HUNDRED) <= 0,
        key,
        "a number from 0 to 100");
  }

  /**
   * Days or hours begun after a deadline; 0 within the grace period. A day ends at the same time of
   * day in the deadline's zone, also where the clocks change.
   */
  public int units(Deadline due, Instant handedIn) {
    if (!handedIn.isAfter(due.instant().plus(grace, ChronoUnit.MINUTES))) {
      return 0;
    }
    ZonedDateTime then = handedIn.atZone(due.at().getZone());
    long whole = per.chrono().between(due.at(), then);
    boolean begun = due.at().plus(whole, per.chrono()).isBefore(then);
    return (int) Math.min(Integer.MAX_VALUE, whole + (begun ? 1 : 0));
  }

  /**
   * What lateness takes off, in hundredths of a point.
   *
   * @param raw the score of the work
   * @param scale the score of perfect work
   * @param units days or hours begun after the deadline; 0 or less is in time
   * @return never more than the raw score
   */
  public BigDecimal penalty(BigDecimal raw, BigDecimal scale, int units) {
    if (units <= 0) {
      return BigDecimal.ZERO;
    }
    if (isOver(units)) {
      return raw;
    }
    BigDecimal percents = percent.multiply(BigDecimal.valueOf(units)).min(cap);
    return scale.multiply(percents).divide(HUNDRED).setScale(2, RoundingMode.HALF_UP).min(raw);
  }

  /** Whether a hand-in as late as this counts no more. */
  public boolean isOver(int units) {
    return cutoff != null && units > cutoff;
  }

  /** What lateness is counted in. */
  public enum Unit {
    DAY(ChronoUnit.DAYS),
    HOUR(ChronoUnit.HOURS);

    private final ChronoUnit chrono;

    Unit(ChronoUnit chrono) {
      this.chrono = chrono;
    }

    /** One of them, as people and manifests write it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    ChronoUnit chrono() {
      return chrono;
    }
  }
}
