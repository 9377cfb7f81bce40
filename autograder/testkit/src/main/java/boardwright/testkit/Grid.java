package boardwright.testkit;

import java.util.ArrayList;
import java.util.List;

/**
 * A board as text, with one symbol a square: what a check sets up, what a message shows, and what a
 * student's drawing is compared with. Boards may have any size; row 0 is drawn above or below. A
 * grid is never changed.
 */
public final class Grid implements Drawn {
  /** How much is drawn around the squares that matter. */
  private static final int MARGIN = 2;

  private final int rows;
  private final int columns;
  private final char empty;
  private final boolean upwards;
  private final String symbols;

  private Grid(int rows, int columns, char empty, boolean upwards, String symbols) {
    this.rows = rows;
    this.columns = columns;
    this.empty = empty;
    this.upwards = upwards;
    this.symbols = symbols;
  }

  /**
   * An empty board, drawn with row 0 above.
   *
   * @param empty the symbol of an empty square
   */
  public static Grid of(int rows, int columns, char empty) {
    return new Grid(rows, columns, empty, false, String.valueOf(empty).repeat(rows * columns));
  }

  /** The same board, drawn with row 0 below. */
  public Grid upwards() {
    return new Grid(rows, columns, empty, true, symbols);
  }

  /**
   * A board of this size with other symbols.
   *
   * @param all the symbols of row 0 from left to right, then those of row 1 and so on; white space
   *     is left out
   */
  public Grid filled(String all) {
    String symbol = all.length() == rows * columns ? all : all.replaceAll("\\s", "");
    if (symbol.length() != rows * columns) {
      throw new IllegalArgumentException(
          "expected %d symbols, but found %d".formatted(rows * columns, symbol.length()));
    }
    return new Grid(rows, columns, empty, upwards, symbol);
  }

  /** The same board with more pieces, each as symbol, row and column: {@code b 3 3}. */
  public Grid with(String... pieces) {
    Grid all = this;
    for (String piece : pieces) {
      String[] parts = piece.split(" ");
      int row = Integer.parseInt(parts[1]);
      all = all.with(parts[0].charAt(0), row, Integer.parseInt(parts[2]));
    }
    return all;
  }

  /** The same board with another symbol on one square. */
  public Grid with(char symbol, int row, int column) {
    StringBuilder changed = new StringBuilder(symbols);
    changed.setCharAt(row * columns + column, symbol);
    return new Grid(rows, columns, empty, upwards, changed.toString());
  }

  @Override
  public Grid grid() {
    return this;
  }

  /** How many rows there are. */
  public int rows() {
    return rows;
  }

  /** How many columns there are. */
  public int columns() {
    return columns;
  }

  /** The symbol of a square. */
  public char at(int row, int column) {
    return symbols.charAt(row * columns + column);
  }

  /** Whether something stands on a square. */
  public boolean has(int row, int column) {
    return at(row, column) != empty;
  }

  /** All symbols, as {@link #filled} takes them. */
  public String symbols() {
    return symbols;
  }

  /** How many squares are not empty. */
  public int pieces() {
    return (int) symbols.chars().filter(symbol -> symbol != empty).count();
  }

  /** The lines of the drawing from the top: the symbols of one row each. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int line = 0; line < rows; line++) {
      int first = row(line) * columns;
      lines.add(symbols.substring(first, first + columns));
    }
    return lines;
  }

  /** The row that a line of the drawing shows, counted from 0 at the top. */
  public int row(int line) {
    return upwards ? rows - 1 - line : line;
  }

  /**
   * The part of the board around its pieces and some squares more, to be drawn when somebody reads
   * it.
   *
   * @param squares rows and columns by turns; those that are not on the board are left out
   */
  public Object around(int... squares) {
    return Call.text(() -> drawing(squares));
  }

  /** The part of the board around its pieces, line by line from the top, with its numbers. */
  @Override
  public String toString() {
    return drawing();
  }

  private String drawing(int... squares) {
    Span high = new Span(rows);
    Span wide = new Span(columns);
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (has(row, column)) {
          high.take(row);
          wide.take(column);
        }
      }
    }
    for (int i = 0; i + 1 < squares.length; i += 2) {
      high.take(squares[i]);
      wide.take(squares[i + 1]);
    }
    if (high.isEmpty()) {
      return "an empty board";
    }
    StringBuilder drawing = new StringBuilder();
    for (int line = 0; line < rows; line++) {
      int row = row(line);
      if (high.has(row)) {
        drawing.append(row).append(' ');
        for (int column = 0; column < columns; column++) {
          drawing.append(wide.has(column) ? " " + at(row, column) + " " : "");
        }
        drawing.append('\n');
      }
    }
    drawing.append("  ");
    for (int column = 0; column < columns; column++) {
      drawing.append(wide.has(column) ? " " + column + " " : "");
    }
    return drawing.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Grid grid
        && grid.rows == rows
        && grid.columns == columns
        && grid.symbols.equals(symbols);
  }

  @Override
  public int hashCode() {
    return symbols.hashCode();
  }

  /** The numbers that are drawn: those that matter, and some around them. */
  private static final class Span {
    private final int size;
    private int first = Integer.MAX_VALUE;
    private int last = -1;

    Span(int size) {
      this.size = size;
    }

    void take(int number) {
      if (number >= 0 && number < size) {
        first = Math.min(first, Math.max(0, number - MARGIN));
        last = Math.max(last, Math.min(size - 1, number + MARGIN));
      }
    }

    boolean isEmpty() {
      return last < 0;
    }

    boolean has(int number) {
      return first <= number && number <= last;
    }
  }
}
