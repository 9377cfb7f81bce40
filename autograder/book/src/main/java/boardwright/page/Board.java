package boardwright.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A board that was drawn as text, to be drawn as a board: lines of equally many symbols, under a
 * number for each row, and a line with the numbers of the columns if there is one.
 *
 * @param rows from the top
 * @param columns labels under the columns; empty if the text has none
 */
public record Board(List<Row> rows, List<String> columns) {
  /** A number, then letters, or words of two or three letters with two blanks before each. */
  private static final Pattern ROW =
      Pattern.compile("\\s*\\d{1,3}(?:\\s+\\S(?!\\S)|\\s{2,}\\S{2,3}(?!\\S))++\\s*");

  private static final Pattern FOOT = Pattern.compile("\\s*\\d{1,3}(?:\\s+\\d{1,3})*+\\s*");
  private static final Pattern COLOUR = Pattern.compile("[rbwxo]");
  private static final Pattern CROWNED = Pattern.compile("[rbw]");
  private static final String EMPTY = ".";
  private static final int SIZE = 10;

  /**
   * Text and boards in turn, as they stand in a text.
   *
   * @param text what stands there, word for word, also for a board
   * @param board the board that it is; null if it is none
   */
  public record Part(String text, Board board) {}

  /** A text in its parts. */
  public static List<Part> parts(String text) {
    List<Part> parts = new ArrayList<>();
    List<String> words = new ArrayList<>();
    List<String> lines = text.stripTrailing().lines().toList();
    int at = 0;
    while (at < lines.size()) {
      int end = end(lines, at);
      if (end - at < 2) {
        words.add(lines.get(at++));
        continue;
      }
      Board board = of(lines.subList(at, end));
      int foot = end < lines.size() && isFoot(lines.get(end), board) ? end + 1 : end;
      if (foot > end) {
        board = new Board(board.rows, List.of(lines.get(end).strip().split("\\s+")));
      }
      if (!words.isEmpty()) {
        parts.add(new Part(String.join("\n", words), null));
        words.clear();
      }
      parts.add(new Part(String.join("\n", lines.subList(at, foot)), board));
      at = foot;
    }
    if (!words.isEmpty()) {
      parts.add(new Part(String.join("\n", words), null));
    }
    return parts;
  }

  /** The line after the last that belongs to a board which begins at this one. */
  private static int end(List<String> lines, int from) {
    int at = from;
    int width = 0;
    int number = 0;
    int step = 0;
    while (at < lines.size() && ROW.matcher(lines.get(at)).matches()) {
      String[] words = lines.get(at).strip().split("\\s+");
      int label = Integer.parseInt(words[0]);
      if (at > from) {
        int change = label - number;
        if (words.length != width || Math.abs(change) != 1 || step != 0 && change != step) {
          return at;
        }
        step = change;
      }
      width = words.length;
      number = label;
      at++;
    }
    return at;
  }

  private static Board of(List<String> lines) {
    List<Row> rows = new ArrayList<>();
    for (int y = 0; y < lines.size(); y++) {
      String[] words = lines.get(y).strip().split("\\s+");
      int number = Integer.parseInt(words[0]);
      List<Square> squares = new ArrayList<>();
      for (int x = 1; x < words.length; x++) {
        squares.add(new Square(x * SIZE, y * SIZE, words[x]));
      }
      rows.add(new Row(words[0], number, y * SIZE, squares));
    }
    return new Board(rows, List.of());
  }

  private static boolean isFoot(String line, Board board) {
    return FOOT.matcher(line).matches()
        && line.strip().split("\\s+").length == board.rows.get(0).squares().size();
  }

  /**
   * The style of the piece on a square: by the first letters of the common colours; where other
   * letters are on the board, they name pieces, and small ones are black; else a neutral one.
   */
  public String style(Square square) {
    String symbol = square.symbol();
    boolean isCapital = Character.isUpperCase(symbol.codePointAt(0));
    String colour = symbol.toLowerCase(Locale.ROOT);
    if (hasNamesOfPieces() && Character.isLetter(symbol.codePointAt(0))) {
      return "man " + (isCapital ? "man-w" : "man-b");
    }
    return "man "
        + (COLOUR.matcher(colour).matches() ? "man-" + colour : "man-other")
        + (symbol.length() > 1 ? " word" : "")
        + (isCapital && CROWNED.matcher(colour).matches() ? " king" : "");
  }

  private boolean hasNamesOfPieces() {
    return rows.stream()
        .flatMap(row -> row.squares().stream())
        .map(square -> square.symbol().toLowerCase(Locale.ROOT))
        .anyMatch(symbol -> symbol.matches("[a-z]") && !COLOUR.matcher(symbol).matches());
  }

  /** How wide the drawing is. */
  public int width() {
    return (rows.get(0).squares().size() + 1) * SIZE;
  }

  /** How high the drawing is. */
  public int height() {
    return (rows.size() + (columns.isEmpty() ? 0 : 1)) * SIZE;
  }

  /** Whether a square is a dark one: the lower left of a board, row 0 and column 0, is. */
  public boolean isDark(Row row, int index) {
    int column = index;
    if (!columns.isEmpty()) {
      column = Integer.parseInt(columns.get(index));
    }
    return (row.number() + column) % 2 == 0;
  }

  /**
   * A row.
   *
   * @param label as the text has it
   * @param number the same as a number
   * @param y where it is drawn
   * @param squares from the left
   */
  public record Row(String label, int number, int y, List<Square> squares) {}

  /**
   * A square.
   *
   * @param x where it is drawn
   * @param y where it is drawn
   * @param symbol what the text has there
   */
  public record Square(int x, int y, String symbol) {
    /** Whether something stands there. */
    public boolean isTaken() {
      return !symbol.equals(EMPTY);
    }
  }
}
