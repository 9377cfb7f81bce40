package boardwright.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that was probably meant by one that there is not. */
public final class NearName {
  private NearName() {}

  /**
   * The nearest of some names; empty if none is near. A name is near if it differs in nothing but
   * capital letters and underscores, or by one slip (two in a name of eight letters or more): a
   * letter too many, too few or another, or two that changed places.
   */
  public static Optional<String> of(String written, Collection<String> names) {
    String word = plain(written);
    int most = word.length() < 3 ? 0 : word.length() < 8 ? 1 : 2;
    return names.stream()
        .filter(name -> !name.equals(written) && slips(word, plain(name)) <= most)
        .min(Comparator.comparingInt((String name) -> slips(word, plain(name))));
  }

  private static String plain(String name) {
    return name.replace("_", "").toLowerCase(Locale.ROOT);
  }

  /** How many slips lead from the one to the other. */
  static int slips(String from, String to) {
    int[][] slips = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        if (i == 0 || j == 0) {
          slips[i][j] = i + j;
          continue;
        }
        boolean same = from.charAt(i - 1) == to.charAt(j - 1);
        int least = slips[i - 1][j - 1] + (same ? 0 : 1);
        least = Math.min(least, 1 + Math.min(slips[i - 1][j], slips[i][j - 1]));
        if (i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1)) {
          least = Math.min(least, slips[i - 2][j - 2] + 1);
        }
        slips[i][j] = least;
      }
    }
    return slips[from.length()][to.length()];
  }
}
