package gametree;

import java.util.List;

/**
 * A board as it was at one moment, to look at. It never changes, so a view may keep it, and read it
 * while a strategy tries moves on the real board.
 */
public final class ReadOnlyBoard {

  private final int[][] tokens;
  private final List<Move> validMoves;

  private ReadOnlyBoard(int[][] tokens, List<Move> validMoves) {
    this.tokens = tokens;
    this.validMoves = validMoves;
  }

  /**
   * Creates one that shows a board as it is now.
   *
   * @param board not null
   * @param player 0 or 1: whose valid moves are shown
   */
  public static ReadOnlyBoard of(IBoardModel board, int player) {
    int[][] tokens = new int[board.getRows()][board.getColumns()];
    for (int row = 0; row < tokens.length; row++) {
      for (int col = 0; col < tokens[row].length; col++) {
        tokens[row][col] = board.getTokenAt(row, col);
      }
    }
    return new ReadOnlyBoard(tokens, List.copyOf(MoveCollector.collect(board, player)));
  }

  /** Returns the number of rows. */
  public int getRows() {
    return tokens.length;
  }

  /** Returns the number of columns. */
  public int getColumns() {
    return tokens[0].length;
  }

  /** Returns whose token lies on a place: 0, 1 or {@link IBoardModel#NO_PLAYER}. */
  public int getTokenAt(int row, int col) {
    return tokens[row][col];
  }

  /** Returns the moves among which the next player may choose; none if the game is over. */
  public List<Move> getValidMoves() {
    return validMoves;
  }
}
