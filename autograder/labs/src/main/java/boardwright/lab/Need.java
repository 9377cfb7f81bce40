package boardwright.lab;

import java.math.BigDecimal;
import java.util.List;

/** Says what a manifest needs; the reader adds the file and the line. */
final class Need {
  private static final BigDecimal LARGEST = new BigDecimal("1000000");

  private Need() {}

  /**
   * Refuses the manifest unless this holds.
   *
   * @param where the key, as the file writes it, seen from the part that is being read
   * @param expected what should stand there
   */
  static void that(boolean holds, String where, String expected) {
    if (!holds) {
      throw new WrongValueException(where, expected);
    }
  }

  /** Whether a number is there, and one that people can read: 1e999 has a thousand digits. */
  static boolean isNumber(BigDecimal number, int decimals) {
    return number != null
        && number.abs().compareTo(LARGEST) <= 0
        && number.stripTrailingZeros().scale() <= decimals;
  }

  static void text(String key, String value) {
    that(value != null && !value.isBlank(), key, "a text");
  }

  /** A copy of a list, which may be missing, but has no empty item. */
  static <T> List<T> items(String key, List<T> list) {
    if (list == null) {
      return List.of();
    }
    for (int i = 0; i < list.size(); i++) {
      that(list.get(i) != null, item(key, i), "something after the dash");
    }
    return List.copyOf(list);
  }

  static String item(String key, int index) {
    return key + "[" + index + "]";
  }
}
