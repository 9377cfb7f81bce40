package boardwright.text;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Texts of learners and of platforms, with nothing in them but what can be seen: a terminal would
 * obey control characters, and other letters turn the order round, or take no room at all.
 */
public final class Printable {
  /**
   * A letter that nobody sees: it ends a line, turns the order round, or stands between others. Two
   * such are none: Persian, the languages of India and emoji need them between their letters.
   */
  public static final String UNSEEN = "[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}&&[^\\x{200C}\\x{200D}]]";

  private static final Pattern HIDDEN =
      Pattern.compile("(?!\\p{Cc})" + UNSEEN + "|(?<![\\x{600}-\\x{10FFFF}])[\\x{200C}\\x{200D}]");

  private static final Pattern OTHERS = Pattern.compile("[\\p{Cc}&&[^\n\t]]");
  private static final Pattern BREAKS = Pattern.compile("[\n\t]");

  private static final int LONGEST_LABEL = 200;
  private static final int MOST_LISTED = 12;

  private Printable() {}

  /** A text of several lines, which may have tabs. */
  public static String text(String text) {
    return OTHERS.matcher(visible(text)).replaceAll("?");
  }

  /** A text of one line, such as a name. */
  public static String line(String text) {
    return BREAKS.matcher(text(text)).replaceAll("?");
  }

  /** A name or a path; of a very long one the middle is left out. */
  public static String label(String path) {
    String plain = line(path);
    return plain.length() <= LONGEST_LABEL
        ? plain
        : plain.substring(0, 20) + "\u2026" + plain.substring(plain.length() - LONGEST_LABEL + 20);
  }

  /**
   * Names in a line, with semicolons between them as a name may have commas: the first ones whole,
   * and how many more there are.
   */
  public static String listed(List<String> names) {
    int shown = Math.min(MOST_LISTED, names.size());
    String list =
        names.subList(0, shown).stream().map(Printable::label).collect(Collectors.joining("; "));
    return names.size() == shown ? list : "%s and %d more".formatted(list, names.size() - shown);
  }

  /** A text in which hidden letters are named by their number, such as {@code [U+202E]}. */
  public static String visible(String text) {
    if (isPlain(text)) {
      return text;
    }
    return HIDDEN
        .matcher(text)
        .replaceAll(letter -> "[U+%04X]".formatted(letter.group().codePointAt(0)));
  }

  /**
   * Whether there is surely nothing in it to be named or replaced. That is so nearly always, and a
   * pattern takes its time over a whole page.
   */
  public static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter < ' ' ? letter != '\n' && letter != '\t' : letter > '~' && isUnusual(letter)) {
        return false;
      }
    }
    return true;
  }

  /** Whether it may be hidden, or is none of its own: half of a letter, or not given out. */
  private static boolean isUnusual(char letter) {
    return switch (Character.getType(letter)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          true;
      default -> false;
    };
  }
}
