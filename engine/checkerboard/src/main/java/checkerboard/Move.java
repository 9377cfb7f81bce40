package checkerboard;

import java.awt.Point;

/**
 * One possible move: a step or a jump of one piece from one square to another; also a link of a
 * linked list of moves.
 *
 * <p>A move is a note of what could be done. It changes no board, and it checks nothing: whether
 * the move is possible was the question of {@link Checkerboard}, before the note was made.
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
   * Makes a move.
   *
   * @param fromRow the row where the piece stands
   * @param fromCol the column where the piece stands
   * @param toRow the row where it would go
   * @param toCol the column where it would go
   * @param piece the code of the piece, one of those in {@link Piece}
   * @param isJump true for a jump over another piece, false for a step
   * @param next the move that follows in the list; null if this is the last one
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
   * Returns the move that follows in the list.
   *
   * @return the next move; null if this is the last one
   */
  public Move getNext() {
    return next;
  }

  /**
   * Links this move to the one that follows it.
   *
   * @param next the next move; null makes this the last one
   */
  public void setNext(Move next) {
    this.next = next;
  }

  /**
   * Tells jumps from steps.
   *
   * @return true for a jump, false for a step
   */
  public boolean isJump() {
    return isJump;
  }

  /**
   * Returns where the move begins.
   *
   * @return a new point each time: {@code x} is the row, {@code y} is the column
   */
  public Point getFrom() {
    return new Point(fromRow, fromCol);
  }

  /**
   * Returns where the move ends.
   *
   * @return a new point each time: {@code x} is the row, {@code y} is the column
   */
  public Point getTo() {
    return new Point(toRow, toCol);
  }

  /**
   * Returns the letter of the piece, the two squares, and a mark if this is a jump.
   *
   * @return for example {@code b [2][0] to [3][1]} or {@code R [4][4] to [2][2] jump}
   */
  @Override
  public String toString() {
    String way = "[" + fromRow + "][" + fromCol + "] to [" + toRow + "][" + toCol + "]";
    return letter() + " " + way + (isJump ? " jump" : "");
  }

  private String letter() {
    if (piece == RED_PAWN) {
      return "r";
    }
    if (piece == RED_KING) {
      return "R";
    }
    if (piece == BLACK_PAWN) {
      return "b";
    }
    if (piece == BLACK_KING) {
      return "B";
    }
    return "?";
  }
}
