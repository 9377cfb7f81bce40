package checkerboard;

/** My square. */
public class Square implements Piece {

  private int row, col, piece;
  private Square next;

  /** Makes the last square of a list. */
  public Square(int row, int col, int piece) throws CBException {
    setRow(row);
    setCol(col);
    setPiece(piece);
  }

  /** Makes a square that has a next one. */
  public Square(int row, int col, int piece, Square next) throws CBException {
    this(row, col, piece);
    this.next = next;
  }

  private void setRow(int row) throws CBException {
    if (row > 7 || row < 0) { throw new CBException("row is " + row); }
    this.row = row;
  }

  private void setCol(int col) throws CBException {
    if (col > 7 || col < 0) { throw new CBException("col is " + col); }
    this.col = col;
  }

  private void setPiece(int piece) throws CBException {
    boolean red = piece == RED_PAWN || piece == RED_KING;
    boolean black = piece == BLACK_PAWN || piece == BLACK_KING;
    if (!red && !black && piece != NO_PIECE) { throw new CBException("piece is " + piece); }
    this.piece = piece;
  }

  /** Gets the next one. */
  public Square getNext() { return next; }

  /** Sets the next one. */
  public void setNext(Square next) { this.next = next; }

  /** Shows row, column and piece. */
  public String toString() { return "[" + row + "][" + col + "]=" + piece; }
}
