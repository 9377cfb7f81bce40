package boardwright.export;

import java.util.List;

/**
 * A comment cell that a person may have written into. What they wrote is kept: ours stands below
 * it, between two lines by which the next export finds and replaces it.
 */
final class KeptComment {
  static final String BEGIN = "Automatic feedback by Boardwright:";
  static final String END = "End of the automatic feedback.";

  private static final String BREAK = "<br>";

  private KeptComment() {}

  /**
   * The cell with our lines in it.
   *
   * @param cell as it is
   * @param lines of ours
   */
  static String with(String cell, List<String> lines) {
    String ours = String.join(BREAK, BEGIN, Feedback.html(lines), END);
    int begin = cell.indexOf(BEGIN);
    int end = cell.lastIndexOf(END);
    if (begin >= 0 && end > begin) {
      return cell.substring(0, begin) + ours + cell.substring(end + END.length());
    }
    return cell.isBlank() ? ours : cell.stripTrailing() + BREAK + BREAK + ours;
  }

  /** Whether there is something else in the cell than what we wrote. */
  static boolean isAPersons(String cell) {
    String without = with(cell, List.of());
    return !cell.isBlank() && !without.equals(with("", List.of()));
  }
}
