package checkerboard;

/**
 * A square of the board. My board is made of squares, not of numbers, so squares here can do more
 * than the task asks for.
 */
public class Square implements Piece {
  private final int row;
  private final int col;
  private int piece;
  private Square next;

  /** Makes a square. */
  public Square(int row, int col, int piece) throws CBException {
    if (row < 0 || row >= SIZE) {
      throw CBException.outOfRange("The row", row, 0, SIZE - 1);
    }
    if (col < 0 || col >= SIZE) {
      throw CBException.outOfRange("The column", col, 0, SIZE - 1);
    }
    this.row = row;
    this.col = col;
    setPiece(piece);
  }

  /** Makes a square with a next one. */
  public Square(int row, int col, int piece, Square next) throws CBException {
    this(row, col, piece);
    this.next = next;
  }

  /** The next square. */
  public Square getNext() {
    return next;
  }

  /** Changes the next square. */
  public void setNext(Square next) {
    this.next = next;
  }

  /** The row. */
  public int getRow() {
    return row;
  }

  /** The column. */
  public int getCol() {
    return col;
  }

  /** The piece on it. */
  public int getPiece() {
    return piece;
  }

  /** Changes the piece on it. */
  public final void setPiece(int piece) throws CBException {
    boolean known = piece == NO_PIECE;
    for (int code : ALL) {
      known |= code == piece;
    }
    if (!known) {
      throw new CBException("There is no piece " + piece);
    }
    this.piece = piece;
  }

  /** Whether it is dark, so that pieces can stand on it. */
  public boolean isDark() {
    return (row + col) % 2 == 0;
  }

  /** Whether nothing stands on it. */
  public boolean isEmpty() {
    return piece == NO_PIECE;
  }

  /** A square with the same piece, in front of a list. */
  public Square copyBefore(Square list) throws CBException {
    return new Square(row, col, piece, list);
  }

  @Override
  public String toString() {
    return "[" + row + "][" + col + "]=" + piece;
  }
}
