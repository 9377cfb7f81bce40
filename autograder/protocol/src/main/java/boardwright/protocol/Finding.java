package boardwright.protocol;

/**
 * What a failed check saw, in the student's words. Every part but {@code expected} may be empty,
 * and the constructor cuts what is too long to read.
 *
 * @param called the call as the student would write it, such as {@code board.isJump(3, 3, 5, 5)}
 * @param on the board, or what went before the call; may have several lines
 * @param expected what a right class does
 * @param seen what the student's class did
 * @param lookAt the place to look at, such as {@code Checkerboard.java:41}
 * @param differs from where on the text that was returned differs from the expected one
 * @param threw whether an exception came out of the student's class
 */
public record Finding(
    String called,
    String on,
    String expected,
    String seen,
    String lookAt,
    String differs,
    boolean threw) {
  private static final int LONGEST = 10_000;

  /** In a longer text of one line, or in one of several, the difference does not fit in a line. */
  private static final int LONGEST_TEXT = 60;

  /** Texts that begin differently differ at a glance. */
  private static final int LEAST_ALIKE = 2;

  /** A finding, cut. */
  public Finding {
    called = cut(called);
    on = cut(on);
    expected = cut(expected);
    seen = cut(seen);
    lookAt = cut(lookAt);
    differs = cut(differs);
  }

  /** A finding about something else than a text that was returned, or an exception. */
  public Finding(String called, String on, String expected, String seen, String lookAt) {
    this(called, on, expected, seen, lookAt, "", false);
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

  /** A finding about an exception that came out of the student's class, and where it did. */
  public static Finding thrown(String called, String on, String expected, Throwable thrown) {
    String seen = "yours threw " + Shown.thrown(thrown);
    return new Finding(called, on, expected, seen, Shown.place(thrown), "", true);
  }

  /** The same finding with a place to look at, if it has none yet. */
  public Finding at(String place) {
    return lookAt.isEmpty() ? placed(on, place) : this;
  }

  /**
   * The same finding, placed.
   *
   * @param before what it is about, and perhaps where that was set up
   */
  public Finding placed(String before, String place) {
    return new Finding(called, before, expected, seen, place, differs, threw);
  }

  /** The same finding, about a text that was returned instead of another one. */
  public Finding differing(String wanted, String given) {
    int same = 0;
    while (same < Math.min(wanted.length(), given.length())
        && wanted.charAt(same) == given.charAt(same)) {
      same++;
    }
    if (same < LEAST_ALIKE || !isShort(wanted) || !isShort(given)) {
      return this;
    }
    String where =
        "after \"%s\": %s, and not %s"
            .formatted(wanted.substring(0, same), letter(wanted, same), letter(given, same));
    return new Finding(called, on, expected, seen, lookAt, where, threw);
  }

  private static boolean isShort(String text) {
    return text.length() <= LONGEST_TEXT && text.indexOf('\n') < 0;
  }

  private static String letter(String text, int at) {
    return at == text.length() ? "the end" : "'" + text.charAt(at) + "'";
  }

  /** What was seen, below a heading that already says "but". */
  public String butSeen() {
    return seen.startsWith("but ") ? seen.substring("but ".length()) : seen;
  }

  /** The finding in one sentence, for lists and spreadsheets. */
  public String sentence() {
    String what = seen.isEmpty() ? "expected " + expected : "expected " + expected + ", " + seen;
    return called.isEmpty() ? what : called + ": " + what;
  }
}
