package board.picture;

import board.model.Cell;
import java.awt.Rectangle;

/**
 * Where the spaces of a picture lie in a panel: squares, as large as fit, in the middle, with a
 * border for the labels if there are any.
 */
final class BoardLayout {

  private final int rows;
  private final int columns;
  private final int side;
  private final int gap;
  private final int left;
  private final int top;

  /** Computes the layout for a panel's size in points. */
  BoardLayout(Picture picture, BoardStyle style, int width, int height) {
    rows = picture.rows();
    columns = picture.columns();
    int size = Math.max(1, Math.min(width / columns, height / rows));
    while (size > 1
        && (length(columns, size, picture, style) > width
            || length(rows, size, picture, style) > height)) {
      size--;
    }
    side = size;
    gap = style.gap(size);
    int border = border(size, picture);
    left = (width - length(columns, size, picture, style)) / 2 + border;
    top = (height - length(rows, size, picture, style)) / 2 + border;
  }

  /** Returns how long a row or column of spaces is, with gaps and borders. */
  static int length(int count, int side, Picture picture, BoardStyle style) {
    return count * side + (count - 1) * style.gap(side) + 2 * border(side, picture);
  }

  private static int border(int side, Picture picture) {
    return hasLabels(picture) ? Math.max(8, side / 3) : Math.max(2, side / 10);
  }

  private static boolean hasLabels(Picture picture) {
    for (int row = 0; row < picture.rows(); row++) {
      if (!picture.rowLabel(row).isBlank()) {
        return true;
      }
    }
    for (int column = 0; column < picture.columns(); column++) {
      if (!picture.columnLabel(column).isBlank()) {
        return true;
      }
    }
    return false;
  }

  /** Returns the square of a space. */
  Rectangle square(Cell cell) {
    int x = left + cell.column() * (side + gap);
    int y = top + cell.row() * (side + gap);
    return new Rectangle(x, y, side, side);
  }

  /** Returns where the label beside a row goes. */
  Rectangle rowLabel(int row) {
    Rectangle square = square(new Cell(row, 0));
    int text = Math.max(6, side / 5);
    return new Rectangle(left - side / 6 - text / 2, square.y + (side - text) / 2, text, text);
  }

  /** Returns where the label below a column goes. */
  Rectangle columnLabel(int column) {
    Rectangle square = square(new Cell(rows - 1, column));
    int text = Math.max(6, side / 5);
    int middle = square.y + side + side / 6;
    return new Rectangle(square.x + (side - text) / 2, middle - text / 2, text, text);
  }

  /** Returns the space at a point; null if there is none. */
  Cell cellAt(int x, int y) {
    int column = Math.floorDiv(x - left, side + gap);
    int row = Math.floorDiv(y - top, side + gap);
    if (row < 0 || row >= rows || column < 0 || column >= columns) {
      return null;
    }
    Cell cell = new Cell(row, column);
    return square(cell).contains(x, y) ? cell : null;
  }
}
