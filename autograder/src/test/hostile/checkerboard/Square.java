package checkerboard;

/** A wrong square, into which the hostile hand-ins are written where it says so. */
public class Square implements Piece {
  private Square next;
  /*members*/
  static { /*static-block*/ }

  /** Makes a square of any numbers. */
  public Square(int row, int col, int piece) throws CBException {
    /*constructor*/
  }

  /** Makes a square before another one. */
  public Square(int row, int col, int piece, Square next) throws CBException {
    this(row, col, piece);
  }

  /** Gives itself. */
  public Square getNext() {
    if (next == null) { /*get-next*/ }
    return this;
  }

  /** Changes nothing. */
  public void setNext(Square next) {}

  /** Gives no such text. */
  @Override
  public String toString() {
    if (next == null) { /*as-text*/ }
    return "wrong";
  }
}
