package boardwright.similarity;

import java.util.Locale;

/**
 * Two submissions that were compared.
 *
 * @param first a submission's id
 * @param second another's
 * @param average of how much of each is in the other, from 0 to 1
 * @param highest the higher of the two
 */
public record Pair(String first, String second, double average, double highest) {
  /** The average as people read it. */
  public String percent() {
    return shown(average);
  }

  /** The higher one as people read it. */
  public String highestPercent() {
    return shown(highest);
  }

  private static String shown(double part) {
    return String.format(Locale.ROOT, "%.0f %%", part * 100);
  }
}
