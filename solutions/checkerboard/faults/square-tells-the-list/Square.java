package checkerboard;

/** A square. */
public class Square implements Piece {
  private final int row;
  private final int col;
  private final int piece;
  private Square next;

  /** Makes one without next. */
  public Square(int row, int col, int piece) throws CBException {
    this(row, col, piece, null);
  }

  /** Makes one. */
  public Square(int row, int col, int piece, Square next) throws CBException {
    if (row < 0 || row > 7) {
      throw new CBException("row " + row);
    }
    if (col < 0 || col > 7) {
      throw new CBException("col " + col);
    }
    if (piece != NO_PIECE && piece != RED_PAWN && piece != RED_KING && piece != BLACK_PAWN && piece != BLACK_KING) {
      throw new CBException("piece " + piece);
    }
    this.row = row;
    this.col = col;
    this.piece = piece;
    this.next = next;
  }

  /** The next. */
  public Square getNext() {
    return next;
  }

  /** Sets it. */
  public void setNext(Square next) {
    this.next = next;
  }

  @Override
  public String toString() {
    return "[" + row + "][" + col + "]=" + piece + (next == null ? "" : " " + next);
  }
}
