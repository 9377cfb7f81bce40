package gamedesign.engine;

/** A board whose tiles are copied into an array of its own. */
public abstract class Board {
  /** The tiles. */
  protected Tile[][] board;

  private int rows;
  private int cols;

  /** Creates the board. */
  public Board() {
    Tile[][] created = createBoard();
    rows = created.length;
    cols = created[0].length;
    board = new Tile[rows][cols];
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < cols; c++) {
        board[r][c] = created[r][c];
      }
    }
  }

  /** Creates the tiles. */
  public abstract Tile[][] createBoard();

  /** Returns a tile. */
  public Tile getTile(int row, int col) {
    return board[row][col];
  }

  /** Returns the number of rows. */
  public int getNumRows() {
    return rows;
  }

  /** Returns the number of columns. */
  public int getNumCols() {
    return cols;
  }
}
