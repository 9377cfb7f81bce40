package boardwright.testkit;

/**
 * What a failed check saw, in the student's words. Every part but {@code expected} may be empty,
 * and what is longer than somebody reads is cut, whoever makes one.
 *
 * @param called the call as the student would write it, such as {@code board.isJump(3, 3, 5, 5)}
 * @param on the board, or what went before the call; may have several lines
 * @param expected what a right class does
 * @param seen what the student's class did
 * @param lookAt the place to look at, such as {@code Checkerboard.java:41}
 */
public record Finding(String called, String on, String expected, String seen, String lookAt) {
  private static final int LONGEST = 10_000;

  /** A finding, cut. */
  public Finding {
    called = cut(called);
    on = cut(on);
    expected = cut(expected);
    seen = cut(seen);
    lookAt = cut(lookAt);
  }

  /** A text, or as much of it as somebody may read. */
  public static String cut(String text) {
    if (text == null || text.length() <= LONGEST) {
      return text;
    }
    boolean halved = Character.isHighSurrogate(text.charAt(LONGEST - 1));
    return text.substring(0, halved ? LONGEST - 1 : LONGEST) + " …";
  }

  /** A finding about the class as a whole: nothing was called. */
  public static Finding of(String expected, String seen) {
    return new Finding("", "", expected, seen, "");
  }

  /** The same finding with a place to look at, if it has none yet. */
  public Finding at(String place) {
    return lookAt.isEmpty() ? new Finding(called, on, expected, seen, place) : this;
  }

  /** The finding in one sentence, for lists and spreadsheets. */
  public String sentence() {
    String what = seen.isEmpty() ? "expected " + expected : "expected " + expected + ", " + seen;
    return called.isEmpty() ? what : called + ": " + what;
  }
}
