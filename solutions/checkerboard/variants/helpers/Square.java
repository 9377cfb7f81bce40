package checkerboard;

/** A square with its piece. */
public class Square implements Piece {
  private final int row;
  private final int col;
  private final int piece;
  private Square next;

  /**
   * Makes a square.
   *
   * @param row the row
   * @param col the column
   * @param piece the piece
   * @throws CBException if there is no such row, column or piece
   */
  public Square(int row, int col, int piece) throws CBException {
    this(row, col, piece, null);
  }

  /**
   * Makes a square that is linked to a next one.
   *
   * @param row the row
   * @param col the column
   * @param piece the piece
   * @param next the next square
   * @throws CBException if there is no such row, column or piece
   */
  public Square(int row, int col, int piece, Square next) throws CBException {
    this.row = Edge.check("row", row);
    this.col = Edge.check("column", col);
    if (!PieceRules.exists(piece)) {
      throw new CBException("piece " + piece);
    }
    this.piece = piece;
    this.next = next;
  }

  /**
   * The link.
   *
   * @return the next square
   */
  public Square getNext() {
    return next;
  }

  /**
   * Sets the link.
   *
   * @param next the next square
   */
  public void setNext(Square next) {
    this.next = next;
  }

  @Override
  public String toString() {
    return "[" + row + "][" + col + "]=" + piece;
  }
}

/** Where the board ends, for both of its dimensions. Square and Checkerboard share this class. */
final class Edge {
  static final int LAST = 7;

  private Edge() {}

  static boolean isInside(int value) {
    return value >= 0 && value <= LAST;
  }

  static int check(String name, int value) throws CBException {
    if (!isInside(value)) {
      throw new CBException(name + " " + value);
    }
    return value;
  }
}
