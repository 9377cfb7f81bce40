package boardwright.text;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Texts of learners and of platforms, with nothing in them but what is meant to be read: a terminal
 * would obey control characters, and others turn the order of letters round.
 */
public final class Printable {
  private static final String ORDER = "\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}";
  private static final Pattern OTHERS =
      Pattern.compile("[\\p{Cntrl}&&[^\n\t]]|[\\x{80}-\\x{9F}" + ORDER + "]");
  private static final Pattern BREAKS = Pattern.compile("[\n\t]");
  private static final Pattern REORDERING = Pattern.compile("[" + ORDER + "]");

  private static final int LONGEST_LABEL = 200;
  private static final int MOST_LISTED = 12;

  private Printable() {}

  /** A text of several lines, which may have tabs. */
  public static String text(String text) {
    return OTHERS.matcher(text).replaceAll("?");
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

  /**
   * A line of a source in the order in which it runs: letters that would turn it round are named by
   * their number.
   */
  public static String inOrder(String line) {
    return REORDERING
        .matcher(line)
        .replaceAll(letter -> "[U+%04X]".formatted((int) letter.group().charAt(0)));
  }
}
