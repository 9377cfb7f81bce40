package checkerboard;

/** A place with a piece, and the next one. */
public class Square implements Piece {
  private final Place place;
  private final int piece;
  private Square next;

  /** Makes a square with nothing behind it. */
  public Square(int row, int col, int piece) throws CBException {
    this(row, col, piece, null);
  }

  /** Makes a square with another one behind it. */
  public Square(int row, int col, int piece, Square next) throws CBException {
    place = Place.of(row, col);
    this.piece = PieceBoard.known(piece);
    this.next = next;
  }

  /** The square behind this one. */
  public Square getNext() {
    return next;
  }

  /** Changes the square behind this one. */
  public void setNext(Square next) {
    this.next = next;
  }

  @Override
  public String toString() {
    return place + "=" + piece;
  }
}
