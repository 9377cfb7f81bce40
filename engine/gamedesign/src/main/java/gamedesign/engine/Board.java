package gamedesign.engine;

/**
 * A board: rows and columns of tiles.
 *
 * <p>Row 0, column 0 is the upper left corner. A place may have no tile; the array holds null
 * there.
 */
public abstract class Board {

  /** The tiles, by row and then column. Subclasses may use it directly. */
  protected Tile[][] board;

  /**
   * Creates a board with the tiles that {@link #createBoard} returns. The fields of the subclass
   * have not been set yet when it is called.
   */
  public Board() {
    board = createBoard();
  }

  /**
   * Creates the tiles. The constructor calls this once.
   *
   * @return the tiles, by row and then column; at least one row, and all rows of the same length
   */
  public abstract Tile[][] createBoard();

  /**
   * Returns the tile at a place.
   *
   * @param row the row; 0 is at the top
   * @param col the column; 0 is on the left
   * @return the tile; null where there is none
   * @throws ArrayIndexOutOfBoundsException if the place is not on the board
   */
  public Tile getTile(int row, int col) {
    return board[row][col];
  }

  /**
   * Counts the rows.
   *
   * @return the number of rows
   */
  public int getNumRows() {
    return board.length;
  }

  /**
   * Counts the columns.
   *
   * @return the number of columns
   */
  public int getNumCols() {
    return board[0].length;
  }
}
