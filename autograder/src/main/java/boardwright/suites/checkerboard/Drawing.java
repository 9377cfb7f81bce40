package boardwright.suites.checkerboard;

import boardwright.testkit.Call;
import boardwright.testkit.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Reads a board that was drawn as text. Blanks, lines and labels around the eight symbols of a row
 * are free, so a line counts as a row if it has eight symbols; where there are more than eight such
 * lines, because a frame is drawn with dots, the rows are the eight that have them at the same
 * places. A label may have letters and dots of its own: what looks like one is left out where the
 * drawing is not right with it.
 */
final class Drawing {
  private static final Pattern LETTER = Pattern.compile("[.rRbB]");
  private static final Pattern WORD = Pattern.compile("(?<![^\\s|])[.rRbB](?![^\\s|])");

  /** What {@code Object.toString} gives. */
  private static final Pattern NAMED = Pattern.compile("[\\w.$]+@[0-9a-f]+");

  /** A word with a digit, or with a letter that is no symbol, and what sets it apart. */
  private static final String LABEL =
      "[\\p{L}\\p{N}_]*(?:\\p{N}|[\\p{L}&&[^rRbB]])[\\p{L}\\p{N}_]*[.:)\\]]*";

  private static final List<UnaryOperator<String>> READINGS =
      List.of(
          line -> line,
          line -> line.replaceAll(LABEL, " "),
          // r 7, a short form of row 7
          line -> line.replaceFirst("^\\s*\\p{L}\\s*\\p{N}[.:)\\]]*", " "),
          line -> line.replaceFirst("[.:(\\[]*\\p{N}[.:)\\]]*\\s*$", " "));

  private Drawing() {}

  /** Fails the call unless what it gives shows the scene. */
  static void check(Scene scene, Call<String> call) {
    String expected = "eight lines of . r R b B, row 7 first";
    String text = call.get(expected);
    if (text == null) {
      call.fail(expected, "yours gave null");
      return;
    }
    if (READINGS.stream().anyMatch(reading -> shows(scene, rows(text, reading)))) {
      return;
    }
    List<Row> rows =
        READINGS.stream()
            .map(reading -> rows(text, reading))
            .filter(some -> some.size() == 8)
            .findFirst()
            .orElse(rows(text, line -> line));
    if (rows.size() != 8) {
      call.fail(expected, counted(text, rows.size()));
      return;
    }
    for (int i = 0; i < 8; i++) {
      String wanted = wanted(scene, i);
      if (!rows.get(i).symbols().equals(wanted)) {
        call.fail(
            "line %d, for row %d, to show %s".formatted(i + 1, 7 - i, spaced(wanted)),
            "yours shows " + spaced(rows.get(i).symbols()));
      }
    }
  }

  private static boolean shows(Scene scene, List<Row> rows) {
    return rows.size() == 8
        && IntStream.range(0, 8).allMatch(i -> rows.get(i).symbols().equals(wanted(scene, i)));
  }

  /** The symbols that a line of the drawing should have. */
  private static String wanted(Scene scene, int line) {
    int row = 7 - line;
    return scene.letters().substring(row * 8, row * 8 + 8);
  }

  /** The symbols in the lines of a drawing that have as many as a row; all else is open. */
  static List<String> symbols(String text) {
    return text.lines()
        .map(Drawing::row)
        .map(Row::symbols)
        .filter(symbols -> symbols.length() >= 8)
        .toList();
  }

  /** What was counted, with the first line that does not fit. */
  private static String counted(String text, int rows) {
    if (NAMED.matcher(text).matches()) {
      return "yours gives what every object does whose class has no toString()";
    }
    List<String> all = Shown.masked(text).lines().toList(); // no letter of a hash is counted
    if (rows == 0 && all.size() == 1) {
      return "yours is one line: " + Shown.value(all.get(0));
    }
    String lines = rows == 1 ? " line" : " lines";
    String seen = "yours has " + rows + lines + " with eight of these symbols";
    for (int i = 0; i < all.size(); i++) {
      int symbols = row(all.get(i)).places().size();
      if (rows > 8 ? symbols == 8 : symbols > 0 && symbols != 8) {
        return seen + "; line %d has %d: %s".formatted(i + 1, symbols, Shown.value(all.get(i)));
      }
    }
    return seen;
  }

  /** The rows among the lines, or all lines that might be rows if that is not certain. */
  private static List<Row> rows(String text, UnaryOperator<String> reading) {
    List<Row> all =
        text.lines()
            .map(reading)
            .map(Drawing::row)
            .filter(row -> row.places().size() == 8)
            .toList();
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
