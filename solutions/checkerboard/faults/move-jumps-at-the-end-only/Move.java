package checkerboard;

import java.awt.Point;

/**
 * One thing that a piece could do: step to a neighbouring square, or jump over an opponent.
 *
 * <p>A move is a plain record of numbers and never changes, apart from its place in a list. Like a
 * {@link Square}, it knows the move that comes after it.
 */
public class Move implements Piece {

  private final int fromRow;
  private final int fromCol;
  private final int toRow;
  private final int toCol;
  private final int piece;
  private final boolean isJump;
  private Move next;

  /**
   * Creates a move.
   *
   * @param fromRow row of the square where the piece stands
   * @param fromCol column of that square
   * @param toRow row of the square where it would land
   * @param toCol column of that square
   * @param piece code of the piece that moves
   * @param isJump whether a piece is jumped over on the way
   * @param next the move that comes after this one in a list, or {@code null}
   */
  public Move(
      int fromRow, int fromCol, int toRow, int toCol, int piece, boolean isJump, Move next) {
    this.fromRow = fromRow;
    this.fromCol = fromCol;
    this.toRow = toRow;
    this.toCol = toCol;
    this.piece = piece;
    this.isJump = isJump;
    this.next = next;
  }

  /**
   * Returns the move after this one.
   *
   * @return the next move, or {@code null} at the end of the list
   */
  public Move getNext() {
    return next;
  }

  /**
   * Changes which move comes after this one.
   *
   * @param next the new next move, or {@code null} to end the list here
   */
  public void setNext(Move next) {
    this.next = next;
  }

  /**
   * Tells whether this is a jump.
   *
   * @return what the constructor was told
   */
  public boolean isJump() {
    return isJump && next == null;
  }

  /**
   * Returns the square where the move starts.
   *
   * @return a point whose x is the row and whose y is the column
   */
  public Point getFrom() {
    return new Point(fromRow, fromCol);
  }

  /**
   * Returns the square where the move ends.
   *
   * @return a point whose x is the row and whose y is the column
   */
  public Point getTo() {
    return new Point(toRow, toCol);
  }

  /**
   * Describes the move in words.
   *
   * @return for instance {@code red pawn from 5,1 to 4,2}
   */
  @Override
  public String toString() {
    String verb = isJump ? " jumps from " : " from ";
    return pieceName() + verb + fromRow + "," + fromCol + " to " + toRow + "," + toCol;
  }

  private String pieceName() {
    return switch (piece) {
      case RED_PAWN -> "red pawn";
      case RED_KING -> "red king";
      case BLACK_PAWN -> "black pawn";
      case BLACK_KING -> "black king";
      default -> "nothing";
    };
  }
}
