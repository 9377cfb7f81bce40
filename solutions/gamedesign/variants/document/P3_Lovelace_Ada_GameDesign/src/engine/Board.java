package engine;

/** Something that tiles lie on, in rows and columns. */
public abstract class Board {
  /** All the tiles: first the row, then the column. */
  protected Tile[][] board;

  /** Lays out the tiles. */
  public Board() {
    this.board = createBoard();
  }

  /** Subclasses decide here which tile goes where. */
  public abstract Tile[][] createBoard();

  /** What lies at this row and this column; null if nothing does. */
  public Tile getTile(int row, int col) {
    Tile[] tilesOfRow = board[row];
    return tilesOfRow[col];
  }

  /** How many rows there are. */
  public int getNumRows() {
    return board.length;
  }

  /** How many columns there are. */
  public int getNumCols() {
    Tile[] firstRow = board[0];
    return firstRow.length;
  }
}
