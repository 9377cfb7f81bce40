package boardwright.html;

/**
 * How much of a student's own texts fits on a page, which has to stay below a megabyte.
 *
 * @param share 1 for the usual page; 4 for one on which a quarter of that fits, and so on
 */
record Room(int share) {
  private static final int TEXT = 2_000;
  private static final int BOARDS = 4_000;
  private static final int SOURCES = 400_000;
  private static final int NOTES = 40;

  /** The most letters of a value, or of what was printed. */
  int text() {
    return TEXT / share;
  }

  /** The most letters of boards that are drawn; the others are shown as text. */
  int boards() {
    return BOARDS / share;
  }

  /** About how many bytes the sources may take. */
  int sources() {
    return SOURCES / share;
  }

  /** The most notes, and the most lines about a cause. */
  int lines() {
    return Math.max(1, NOTES / share);
  }

  /** The beginning of a text, and a sign if that is not all of it. */
  String cut(String text) {
    return text.length() <= text() ? text : text.substring(0, text()) + " …";
  }
}
