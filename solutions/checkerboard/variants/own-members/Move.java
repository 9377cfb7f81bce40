package checkerboard;

import java.awt.Point;

/** A move between two squares. It can join lists, and be made from squares. */
public class Move implements Piece {
  private final int fromRow;
  private final int fromCol;
  private final int toRow;
  private final int toCol;
  private final int piece;
  private final boolean isJump;
  private Move next;

  /** Makes a move. */
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

  /** Makes a move from one square to another. It is a jump if they are two rows apart. */
  public static Move between(Square from, Square to) {
    boolean jump = Math.abs(from.getRow() - to.getRow()) == 2;
    return new Move(
        from.getRow(), from.getCol(), to.getRow(), to.getCol(), from.getPiece(), jump, null);
  }

  /** Puts a list behind the end of this one, and gives the whole. */
  public Move join(Move list) {
    Move last = this;
    while (last.next != null) {
      last = last.next;
    }
    last.next = list;
    return this;
  }

  /** How many moves the list has from here on. */
  public int length() {
    return next == null ? 1 : 1 + next.length();
  }

  /** The next move. */
  public Move getNext() {
    return next;
  }

  /** Changes the next move. */
  public void setNext(Move next) {
    this.next = next;
  }

  /** Whether it is a jump. */
  public boolean isJump() {
    return isJump;
  }

  /** The first square. */
  public Point getFrom() {
    return new Point(fromRow, fromCol);
  }

  /** The second square. */
  public Point getTo() {
    return new Point(toRow, toCol);
  }

  @Override
  public String toString() {
    return (isJump ? "Jump" : "Step") + " of " + piece + " from " + fromRow + "," + fromCol + " to "
        + toRow + "," + toCol;
  }
}
