package board.picture;

import board.model.Cell;
import java.util.Set;

/** Prints a {@link Picture} with letters, for a terminal or a test. */
public final class TextBoard {

  private TextBoard() {}

  /**
   * Draws a picture: a line for each row with its label, and below them the labels of the columns.
   * A dot is an empty space. {@code [X]} is selected, {@code (.)} may be reached, {@code <X>} is
   * where the last move ended, {@code *X*} has won. Stacked letters stand side by side, the lowest
   * first.
   *
   * @param picture what to draw; not null
   * @return the lines, each with a line feed and no spaces before it
   */
  public static String draw(Picture picture) {
    int width = 1;
    int labelWidth = 2;
    for (int row = 0; row < picture.rows(); row++) {
      labelWidth = Math.max(labelWidth, picture.rowLabel(row).length());
      for (int column = 0; column < picture.columns(); column++) {
        width = Math.max(width, text(picture, new Cell(row, column)).length());
        // A label may reach into the gap on its left.
        width = Math.max(width, picture.columnLabel(column).length() - 1);
      }
    }
    StringBuilder all = new StringBuilder();
    for (int row = 0; row < picture.rows(); row++) {
      StringBuilder line = new StringBuilder(pad(picture.rowLabel(row), labelWidth));
      String closing = " ";
      for (int column = 0; column < picture.columns(); column++) {
        Cell cell = new Cell(row, column);
        String brackets = brackets(picture.marks(cell));
        String text = text(picture, cell);
        line.append(closing).append(" ".repeat(width - text.length()));
        line.append(brackets.charAt(0)).append(text);
        closing = brackets.substring(1);
      }
      all.append((line + closing).stripTrailing()).append('\n');
    }
    StringBuilder line = new StringBuilder(" ".repeat(labelWidth));
    for (int column = 0; column < picture.columns(); column++) {
      line.append(pad(picture.columnLabel(column), width + 2));
    }
    return line.toString().isBlank()
        ? all.toString()
        : all.append(line.toString().stripTrailing()).append('\n').toString();
  }

  private static String text(Picture picture, Cell cell) {
    StringBuilder text = new StringBuilder();
    picture.at(cell).forEach(occupant -> text.append(occupant.text()));
    return text.isEmpty() ? "." : text.toString();
  }

  private static String brackets(Set<Mark> marks) {
    if (marks.contains(Mark.SELECTED)) {
      return "[]";
    } else if (marks.contains(Mark.TARGET)) {
      return "()";
    } else if (marks.contains(Mark.WINNING)) {
      return "**";
    }
    return marks.contains(Mark.LAST_TO) ? "<>" : "  ";
  }

  private static String pad(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
