package checkerboard;

/** A square with a main that tries it out; it doesn't refuse anything yet. */
public class Square implements Piece {
  private final int row;
  private final int col;
  private final int piece;
  private Square next;

  /** Creates the last square of a list. */
  public Square(int row, int col, int piece) throws CBException {
    this(row, col, piece, null);
  }

  /** Creates a square in front of another one. */
  public Square(int row, int col, int piece, Square next) throws CBException {
    this.row = row;
    this.col = col;
    this.piece = piece;
    this.next = next;
  }

  /** Returns the square after this one. */
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

  /** Tries the class out. */
  public static void main(String[] args) throws CBException {
    Square last = new Square(2, 0, RED_KING);
    Square first = new Square(8, 0, BLACK_PAWN, last);
    System.out.println(first);
    System.out.println(first.getNext());
  }
}
