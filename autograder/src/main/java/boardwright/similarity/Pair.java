package boardwright.similarity;

import java.util.Locale;

/**
 * Two submissions that were compared.
 *
 * @param first a submission's id
 * @param second another's, or the name of work that is in no run
 * @param earlier whether the second is in no run
 * @param average of how much of each is in the other, from 0 to 1
 * @param highest the higher of the two
 */
public record Pair(String first, String second, boolean earlier, double average, double highest) {
  /** More than any two texts that differ are alike. */
  private static final double SAME = 2;

  /** Two submissions of a run. */
  public Pair(String first, String second, double average, double highest) {
    this(first, second, false, average, highest);
  }

  /** The same of two whose sources are the same, letter for letter. */
  Pair ofTheSameText() {
    return new Pair(first, second, earlier, SAME, SAME);
  }

  /** The average as people read it. */
  public String percent() {
    return shown(average);
  }

  /** The higher one as people read it. */
  public String highestPercent() {
    return shown(highest);
  }

  private static String shown(double part) {
    return part == SAME ? "the same text" : String.format(Locale.ROOT, "%.0f %%", part * 100);
  }
}
