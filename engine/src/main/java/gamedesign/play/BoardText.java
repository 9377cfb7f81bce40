package gamedesign.play;

import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the board of any game as text: row 0 is the first line, and the numbers of the players who
 * are on a tile follow it in brackets.
 *
 * <pre>
 * T  P  E(1)  T(0)  T
 * </pre>
 */
final class BoardText {

  private BoardText() {}

  /**
   * Draws the board as it is now.
   *
   * @param game the game; not null
   * @return one line for each row of the board
   */
  static String of(Game game) {
    Board board = game.getBoard();
    int rows = board.getNumRows();
    int cols = board.getNumCols();
    String[][] squares = new String[rows][cols];
    int[] widths = new int[cols];
    for (int row = 0; row < rows; row++) {
      for (int col = 0; col < cols; col++) {
        squares[row][col] = TileText.of(tile(board, row, col)) + playersAt(game, row, col);
        widths[col] = Math.max(widths[col], squares[row][col].length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (String[] row : squares) {
      StringBuilder line = new StringBuilder();
      for (int col = 0; col < cols; col++) {
        line.append(row[col]).append(" ".repeat(widths[col] - row[col].length() + 2));
      }
      text.append(line.toString().stripTrailing()).append(System.lineSeparator());
    }
    return text.toString();
  }

  /** Rows may be shorter than the first one: a gap, too. */
  private static Tile tile(Board board, int row, int col) {
    try {
      return board.getTile(row, col);
    } catch (IndexOutOfBoundsException e) {
      return null;
    }
  }

  private static String playersAt(Game game, int row, int col) {
    List<String> numbers = new ArrayList<>();
    List<Player> players = game.getPlayers();
    for (int i = 0; i < players.size(); i++) {
      Player player = players.get(i);
      if (player.getRow() == row && player.getCol() == col) {
        numbers.add(String.valueOf(i));
      }
    }
    return numbers.isEmpty() ? "" : "(" + String.join(",", numbers) + ")";
  }
}
