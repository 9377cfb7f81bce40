package checkerboard;

import java.awt.*;

/** A piece at a point of the board. */
public class Square implements Piece {
  private static final Point LAST = new Point(7, 7);

  private Point where;
  private int piece;
  private Square next;

  /**
   * A square that ends a list.
   *
   * @param row its row
   * @param col its column
   * @param piece the piece on it
   * @throws CBException if there is no such square or no such piece
   */
  public Square(int row, int col, int piece) throws CBException {
    initSquare(row, col, piece, null);
  }

  /**
   * A square that goes on to another one.
   *
   * @param row its row
   * @param col its column
   * @param piece the piece on it
   * @param next the other square
   * @throws CBException if there is no such square or no such piece
   */
  public Square(int row, int col, int piece, Square next) throws CBException {
    initSquare(row, col, piece, next);
  }

  private void initSquare(int row, int col, int piece, Square next) throws CBException {
    Point where = new Point(row, col);
    if (row < 0 || col < 0 || row > LAST.x || col > LAST.y) {
      throw new CBException("(" + row + ", " + col + ") is off the board");
    }
    if (piece != NO_PIECE
        && piece != RED_PAWN
        && piece != RED_KING
        && piece != BLACK_PAWN
        && piece != BLACK_KING) {
      throw new CBException(piece + " is not a piece");
    }
    this.where = where;
    this.piece = piece;
    this.next = next;
  }

  /**
   * The other square.
   *
   * @return the square that this one goes on to
   */
  public Square getNext() {
    return next;
  }

  /**
   * Goes on to another square.
   *
   * @param next the other square
   */
  public void setNext(Square next) {
    this.next = next;
  }

  @Override
  public String toString() {
    return "[" + where.x + "][" + where.y + "]=" + piece;
  }
}
