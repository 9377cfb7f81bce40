package boardwright.suites.checkerboard;

import boardwright.suite.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Reads a board that was drawn as text. Blanks, lines and labels around the eight symbols of a row
 * are free, so a line counts as a row if it has eight symbols.
 */
final class Drawing {
  private static final Set<String> SYMBOLS = Set.of(".", "r", "R", "b", "B");

  private Drawing() {}

  /** Fails the call unless what it gives shows the scene. */
  static void check(Scene scene, Call<String> call) {
    String expected = "eight lines of . r R b B, row 7 first";
    String text = call.get(expected);
    if (text == null) {
      call.fail(expected, "yours gave null");
      return;
    }
    List<String> rows = new ArrayList<>();
    text.lines().map(Drawing::row).filter(row -> row.length() == 8).forEach(rows::add);
    if (rows.size() != 8) {
      call.fail(expected, "yours has " + rows.size() + " lines with eight of these symbols");
      return;
    }
    for (int i = 0; i < 8; i++) {
      int row = 7 - i;
      String wanted = scene.letters().substring(row * 8, row * 8 + 8);
      if (!rows.get(i).equals(wanted)) {
        call.fail(
            "line %d, for row %d, to show %s".formatted(i + 1, row, spaced(wanted)),
            "yours shows " + spaced(rows.get(i)));
      }
    }
  }

  /** The symbols of a line: its words that are symbols, or else its letters that are. */
  private static String row(String line) {
    StringBuilder words = new StringBuilder();
    for (String word : line.strip().split("[\\s|]+")) {
      if (SYMBOLS.contains(word)) {
        words.append(word);
      }
    }
    return words.length() == 8 ? words.toString() : line.replaceAll("[^.rRbB]", "");
  }

  private static String spaced(String row) {
    return String.join(" ", row.split(""));
  }
}
