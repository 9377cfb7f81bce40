package checkerboard;

/** A square that lets one row too many through. */
public class Square implements Piece {
  private final int row;
  private final int col;
  private final int piece;
  private Square next;

  /** Makes the last square of a list. */
  public Square(int row, int col, int piece) throws CBException {
    this(row, col, piece, null);
  }

  /** Makes a square in front of another one. */
  public Square(int row, int col, int piece, Square next) throws CBException {
    if (row < 0 || row > 8) {
      throw new CBException("No such row: " + row);
    }
    if (col < 0 || col > 7) {
      throw new CBException("No such column: " + col);
    }
    if (piece != NO_PIECE
        && piece != RED_PAWN
        && piece != RED_KING
        && piece != BLACK_PAWN
        && piece != BLACK_KING) {
      throw new CBException("No such piece: " + piece);
    }
    this.row = row;
    this.col = col;
    this.piece = piece;
    this.next = next;
  }

  /** The square after this one. */
  public Square getNext() {
    return next;
  }

  /** Links another square after this one. */
  public void setNext(Square next) {
    this.next = next;
  }

  @Override
  public String toString() {
    return "[" + row + "][" + col + "]=" + piece;
  }
}
