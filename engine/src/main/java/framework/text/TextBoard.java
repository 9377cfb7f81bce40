package framework.text;

import framework.Board;
import framework.Factory;
import framework.Piece;
import framework.Space;

/**
 * Draws the board with letters. In <em>Model-View-Controller</em> this is a view: one that looks at
 * the model when it is asked to, while nobody moves.
 */
final class TextBoard {

  private TextBoard() {}

  /**
   * Draws the board of the current table: a line for each row, with its number; below it the
   * numbers of the columns. An empty space is a dot.
   *
   * @return the lines, each with a line feed
   */
  static String draw() {
    Board board = Board.instance();
    StringBuilder text = new StringBuilder();
    int row = -1;
    for (Space space : board) {
      if (space.getRow() != row) {
        row = space.getRow();
        text.append(row == 0 ? "" : "\n").append(String.format("%2d", row));
      }
      text.append("  ").append(letter(space.getPiece()));
    }
    text.append("\n  ");
    for (int column = 0; column < board.getColumns(); column++) {
      text.append(String.format("%3d", column));
    }
    return text.append('\n').toString();
  }

  private static char letter(Piece piece) {
    return piece == null ? '.' : Factory.instance().letterOf(piece);
  }
}
