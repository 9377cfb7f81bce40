package boardwright.testkit;

import boardwright.protocol.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads a board that a student's class drew as text. Blanks, lines and labels around the symbols of
 * a row are free, so a line counts as a row if it has as many symbols as the board has columns;
 * where there are more such lines than rows, because a frame is drawn with dots, the rows are those
 * that have them at the same places. A label may have letters and dots, too: what looks like one is
 * left out where the drawing is not right with it.
 */
public final class Drawing {

  /** What {@code Object.toString} gives. */
  private static final Pattern NAMED = Pattern.compile("[\\w.$]+@[0-9a-f]+");

  private final String alphabet;
  private final int rows;
  private final int columns;
  private final Pattern letter;
  private final Pattern word;
  private final List<UnaryOperator<String>> readings;

  /**
   * Reads drawings with these symbols.
   *
   * @param alphabet the symbols of a square, such as {@code .rRbB}: letters and dots
   */
  public Drawing(int rows, int columns, String alphabet) {
    this.alphabet = alphabet;
    this.rows = rows;
    this.columns = columns;
    this.letter = Pattern.compile("[" + alphabet + "]");
    this.word = Pattern.compile("(?<![^\\s|])[" + alphabet + "](?![^\\s|])");
    // a word with a digit, or with a letter that is no symbol, and what sets it apart
    String label =
        "[\\p{L}\\p{N}_]*(?:\\p{N}|[\\p{L}&&[^%s]])[\\p{L}\\p{N}_]*[.:)\\]]*".formatted(alphabet);
    this.readings =
        List.of(
            line -> line,
            line -> line.replaceAll(label, " "),
            // r 7, a short form of row 7
            line -> line.replaceFirst("^\\s*\\p{L}\\s*\\p{N}[.:)\\]]*", " "),
            line -> line.replaceFirst("[.:(\\[]*\\p{N}[.:)\\]]*\\s*$", " "));
  }

  /** Fails the call unless what it gives shows this board. */
  public void check(Grid grid, Call<?> call) {
    String expected = "%d lines of %s, row %d first".formatted(rows, spaced(alphabet), grid.row(0));
    Object drawn = call.get(expected);
    if (!(drawn instanceof String text)) {
      call.fail(expected, "yours gave " + drawn);
      return;
    }
    if (readings.stream().anyMatch(reading -> shows(grid, rows(text, reading)))) {
      return;
    }
    List<Row> lines =
        readings.stream()
            .map(reading -> rows(text, reading))
            .filter(some -> some.size() == rows)
            .findFirst()
            .orElse(rows(text, line -> line));
    if (lines.size() != rows) {
      call.fail(expected, counted(text, lines.size()));
      return;
    }
    for (int i = 0; i < rows; i++) {
      String wanted = grid.lines().get(i);
      if (!lines.get(i).symbols().equals(wanted)) {
        call.fail(
            "line %d, for row %d, to show %s".formatted(i + 1, grid.row(i), spaced(wanted)),
            "yours shows " + spaced(lines.get(i).symbols()));
      }
    }
  }

  private static boolean shows(Grid grid, List<Row> rows) {
    return rows.stream().map(Row::symbols).toList().equals(grid.lines());
  }

  /** The symbols in the lines of a drawing that have as many as a row; all else is open. */
  public List<String> symbols(String text) {
    return text.lines()
        .map(this::row)
        .map(Row::symbols)
        .filter(symbols -> symbols.length() >= columns)
        .toList();
  }

  /** What was counted, with the first line that does not fit. */
  private String counted(String text, int found) {
    if (NAMED.matcher(text).matches()) {
      return "yours gives what every object does whose class has no toString()";
    }
    List<String> all = Shown.masked(text).lines().toList(); // no letter of a hash is counted
    if (found == 0 && all.size() == 1) {
      return "yours is one line: " + Shown.value(all.get(0));
    }
    String lines = found == 1 ? " line" : " lines";
    String seen = "yours has %d%s with %d of these symbols".formatted(found, lines, columns);
    for (int i = 0; i < all.size(); i++) {
      int symbols = row(all.get(i)).places().size();
      if (found > rows ? symbols == columns : symbols > 0 && symbols != columns) {
        return seen + "; line %d has %d: %s".formatted(i + 1, symbols, Shown.value(all.get(i)));
      }
    }
    return seen;
  }

  /** The rows among the lines, or all lines that might be rows if that is not certain. */
  private List<Row> rows(String text, UnaryOperator<String> reading) {
    List<Row> all =
        text.lines()
            .map(reading)
            .map(this::row)
            .filter(row -> row.places().size() == columns)
            .toList();
    if (all.size() <= rows) {
      return all;
    }
    List<List<Row>> aligned =
        all.stream().collect(Collectors.groupingBy(Row::places)).values().stream()
            .filter(some -> some.size() == rows)
            .toList();
    return aligned.size() == 1 ? aligned.get(0) : all;
  }

  /** The symbols of a line: its words that are symbols, or else its letters that are. */
  private Row row(String line) {
    Row words = row(word, line);
    return words.places().size() == columns ? words : row(letter, line);
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
