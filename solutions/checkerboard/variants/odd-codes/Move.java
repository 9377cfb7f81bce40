package checkerboard;

import java.awt.*;

/** My move. */
public class Move implements Piece {

  private int fromRow, fromCol, toRow, toCol, piece;
  private boolean isJump;
  private Move next;

  /** Makes a move. */
  public Move(int fromRow, int fromCol, int toRow, int toCol, int piece, boolean isJump,
      Move next) {
    this.fromRow = fromRow;
    this.fromCol = fromCol;
    this.toRow = toRow;
    this.toCol = toCol;
    this.piece = piece;
    this.isJump = isJump;
    this.next = next;
  }

  /** Gets the next one. */
  public Move getNext() { return next; }

  /** Sets the next one. */
  public void setNext(Move next) { this.next = next; }

  /** Is it a jump? */
  public boolean isJump() { return isJump; }

  /** Gets the first place. */
  public Point getFrom() { return new Point(fromRow, fromCol); }

  /** Gets the second place. */
  public Point getTo() { return new Point(toRow, toCol); }

  /** Shows the two places. */
  public String toString() {
    return piece + "@" + fromRow + fromCol + "-" + toRow + toCol + (isJump ? "!" : "");
  }
}
