package boardwright.suites.checkerboard;

import boardwright.suite.Call;
import boardwright.suite.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads a board that was drawn as text. Blanks, lines and labels around the eight symbols of a row
 * are free, so a line counts as a row if it has eight symbols; where there are more than eight such
 * lines, because a frame is drawn with dots, the rows are the eight that have them at the same
 * places.
 */
final class Drawing {
  private static final Pattern LETTER = Pattern.compile("[.rRbB]");
  private static final Pattern WORD = Pattern.compile("(?<![^\\s|])[.rRbB](?![^\\s|])");

  /** What {@code Object.toString} gives. */
  private static final Pattern NAMED = Pattern.compile("[\\w.$]+@[0-9a-f]+");

  private Drawing() {}

  /** Fails the call unless what it gives shows the scene. */
  static void check(Scene scene, Call<String> call) {
    String expected = "eight lines of . r R b B, row 7 first";
    String text = call.get(expected);
    if (text == null) {
      call.fail(expected, "yours gave null");
      return;
    }
    List<Row> rows = rows(text);
    if (rows.size() != 8) {
      call.fail(expected, counted(text, rows.size()));
      return;
    }
    for (int i = 0; i < 8; i++) {
      int row = 7 - i;
      String wanted = scene.letters().substring(row * 8, row * 8 + 8);
      if (!rows.get(i).symbols().equals(wanted)) {
        call.fail(
            "line %d, for row %d, to show %s".formatted(i + 1, row, spaced(wanted)),
            "yours shows " + spaced(rows.get(i).symbols()));
      }
    }
  }

  /** What was counted, with the first line that does not fit. */
  private static String counted(String text, int rows) {
    if (NAMED.matcher(text).matches()) {
      return "yours gives what every object does whose class has no toString()";
    }
    String lines = rows == 1 ? " line" : " lines";
    String seen = "yours has " + rows + lines + " with eight of these symbols";
    List<String> all = text.lines().toList();
    for (int i = 0; i < all.size(); i++) {
      int symbols = row(all.get(i)).places().size();
      if (rows > 8 ? symbols == 8 : symbols > 0 && symbols != 8) {
        return seen + "; line %d has %d: %s".formatted(i + 1, symbols, Shown.value(all.get(i)));
      }
    }
    return seen;
  }

  /** The rows among the lines, or all lines that might be rows if that is not certain. */
  private static List<Row> rows(String text) {
    List<Row> all = text.lines().map(Drawing::row).filter(row -> row.places().size() == 8).toList();
    if (all.size() <= 8) {
      return all;
    }
    List<List<Row>> aligned =
        all.stream().collect(Collectors.groupingBy(Row::places)).values().stream()
            .filter(rows -> rows.size() == 8)
            .toList();
    return aligned.size() == 1 ? aligned.get(0) : all;
  }

  /** The symbols of a line: its words that are symbols, or else its letters that are. */
  private static Row row(String line) {
    Row words = row(WORD, line);
    return words.places().size() == 8 ? words : row(LETTER, line);
  }

  private static Row row(Pattern symbol, String line) {
    StringBuilder symbols = new StringBuilder();
    List<Integer> places = new ArrayList<>();
    for (Matcher found = symbol.matcher(line); found.find(); ) {
      symbols.append(found.group());
      places.add(found.start());
    }
    return new Row(symbols.toString(), places);
  }

  private static String spaced(String row) {
    return String.join(" ", row.split(""));
  }

  /**
   * A line of the drawing.
   *
   * @param symbols its symbols, from left to right
   * @param places where they stand in the line
   */
  private record Row(String symbols, List<Integer> places) {}
}
