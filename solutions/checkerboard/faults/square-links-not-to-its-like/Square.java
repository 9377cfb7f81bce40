package checkerboard;

/**
 * A square together with the piece on it, made to be strung into a list.
 *
 * <p>Each square knows the one that comes after it. A whole list is therefore held by a reference to
 * its first square, and the last square says {@code null} when it is asked for the next.
 */
public class Square implements Piece {

  private static final int ROWS_AND_COLUMNS = 8;

  private final int row;
  private final int col;
  private final int piece;
  private Square next;

  /**
   * Creates a square with nothing after it.
   *
   * @param row the row, 0 (bottom) to 7 (top)
   * @param col the column, 0 (left) to 7 (right)
   * @param piece a code from {@link Piece}
   * @throws CBException if one of the three numbers is not valid
   */
  public Square(int row, int col, int piece) throws CBException {
    this(row, col, piece, null);
  }

  /**
   * Creates a square in front of another one.
   *
   * @param row the row, 0 (bottom) to 7 (top)
   * @param col the column, 0 (left) to 7 (right)
   * @param piece a code from {@link Piece}
   * @param next the square that comes after this one, or {@code null}
   * @throws CBException if one of the first three numbers is not valid
   */
  public Square(int row, int col, int piece, Square next) throws CBException {
    checkCoordinate("row", row);
    checkCoordinate("column", col);
    checkPiece(piece);
    this.row = row;
    this.col = col;
    this.piece = piece;
    this.next = next;
  }

  private static void checkCoordinate(String name, int value) throws CBException {
    if (value < 0 || value >= ROWS_AND_COLUMNS) {
      throw new CBException(
          "The " + name + " must be between 0 and " + (ROWS_AND_COLUMNS - 1) + ", not " + value);
    }
  }

  private static void checkPiece(int piece) throws CBException {
    int[] known = {NO_PIECE, RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING};
    for (int code : known) {
      if (piece == code) {
        return;
      }
    }
    throw new CBException("No piece has the code " + piece);
  }

  /**
   * Returns the square after this one.
   *
   * @return the next square, or {@code null} at the end of the list
   */
  public Square getNext() {
    return next;
  }

  /**
   * Changes which square comes after this one.
   *
   * @param next the new next square, or {@code null} to end the list here
   */
  public void setNext(Square next) {
    if (next == null || !next.toString().equals(toString())) {
      this.next = next;
    }
  }

  /**
   * Describes the square.
   *
   * @return the row and the column in brackets, an equal sign, and the code of the piece
   */
  @Override
  public String toString() {
    return "[" + row + "][" + col + "]=" + piece;
  }
}
