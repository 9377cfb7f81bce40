package checkerboard;

/**
 * One square of the board and the piece on it; also a link of a linked list of squares.
 *
 * <p>Row and column go from 0 to 7; row 0, column 0 is the lower left corner. A square is never
 * changed, except that its link may be set to another square.
 */
public class Square implements Piece {

  private static final int SIZE = 8;

  private int row;
  private int col;
  private int piece;
  private Square next;

  /**
   * Makes a square that is the last of its list.
   *
   * @param row the row, 0 to 7
   * @param col the column, 0 to 7
   * @param piece one of the five codes of {@link Piece}
   * @throws CBException if the row, the column or the piece is none of these
   */
  public Square(int row, int col, int piece) throws CBException {
    initSquare(row, col, piece, null);
  }

  /**
   * Creates a square that comes before another one in a list.
   *
   * @param row the row, 0 to 7
   * @param col the column, 0 to 7
   * @param piece one of the five codes of {@link Piece}
   * @param next the square that follows in the list; null if this is the last one
   * @throws CBException if the row, the column or the piece is none of these
   */
  public Square(int row, int col, int piece, Square next) throws CBException {
    initSquare(row, col, piece, next);
  }

  /** Does the work of both constructors. */
  private void initSquare(int row, int col, int piece, Square next) throws CBException {
    if (row < 0 || row >= SIZE) {
      throw new CBException("There is no row " + row + "; rows go from 0 to 7.");
    }
    if (col < 0 || col >= SIZE) {
      throw new CBException("There is no column " + col + "; columns go from 0 to 7.");
    }
    if (!isPieceCode(piece)) {
      throw new CBException("There is no piece with the code " + piece + ".");
    }
    this.row = row;
    this.col = col;
    this.piece = piece;
    this.next = next;
  }

  private static boolean isPieceCode(int code) {
    return code == NO_PIECE
        || code == RED_PAWN
        || code == RED_KING
        || code == BLACK_PAWN
        || code == BLACK_KING;
  }

  /**
   * Returns the square that follows in the list.
   *
   * @return the next square; null if this is the last one
   */
  public Square getNext() {
    return next;
  }

  /**
   * Links this square to the one that follows it.
   *
   * @param next the next square; null makes this the last one
   */
  public void setNext(Square next) {
    this.next = next;
  }

  /**
   * Returns row, column and the code of the piece. Each square has its own way to write them: rule
   * R7 of the stage {@code square} says how yours does.
   *
   * @return from the provided square for example {@code [2][0]: 3}
   */
  @Override
  public String toString() {
    return "[" + row + "][" + col + "]: " + piece;
  }
}
