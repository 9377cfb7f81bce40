package boardwright.lab;

/** Says what a manifest needs; the reader adds the file and the line. */
final class Need {
  private Need() {}

  static void that(boolean holds, String expected) {
    if (!holds) {
      throw new IllegalArgumentException(expected);
    }
  }

  static void text(String key, String value) {
    that(value != null && !value.isBlank(), key + ": a text");
  }
}
