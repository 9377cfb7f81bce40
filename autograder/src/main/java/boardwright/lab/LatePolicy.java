package boardwright.lab;

import java.math.BigDecimal;

/**
 * What a late hand-in costs.
 *
 * @param percentPerDay percent of the lab's scale for each day begun
 * @param days the last day on which a hand-in counts; after it the score is 0
 */
public record LatePolicy(BigDecimal percentPerDay, int days) {
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  /** Lateness costs nothing, ever. */
  public static final LatePolicy NONE = new LatePolicy(BigDecimal.ZERO, Integer.MAX_VALUE);

  /** Checks the numbers. */
  public LatePolicy {
    Need.that(
        percentPerDay != null
            && percentPerDay.signum() >= 0
            && percentPerDay.compareTo(HUNDRED) <= 0,
        "percent-per-day",
        "a number from 0 to 100");
    Need.that(days >= 0, "days", "a whole number, 0 or more");
  }

  /**
   * The score that counts.
   *
   * @param raw the score of the work
   * @param scale the score of perfect work
   * @param daysLate days begun after the deadline; 0 or less is in time
   * @return never below 0
   */
  public BigDecimal apply(BigDecimal raw, BigDecimal scale, int daysLate) {
    if (daysLate <= 0) {
      return raw;
    }
    if (daysLate > days) {
      return BigDecimal.ZERO;
    }
    BigDecimal penalty =
        scale.multiply(percentPerDay).multiply(BigDecimal.valueOf(daysLate)).divide(HUNDRED);
    return raw.subtract(penalty).max(BigDecimal.ZERO);
  }
}
