package checkerboard;

import java.awt.Point;

/** A move. */
public class Move implements Piece {
  private final int fromRow;
  private final int fromCol;
  private final int toRow;
  private final int toCol;
  private final int piece;
  private final boolean jump;
  private static final Point PLACE = new Point();
  private Move next;

  /** Makes one. */
  public Move(int fromRow, int fromCol, int toRow, int toCol, int piece, boolean isJump, Move next) {
    this.fromRow = fromRow;
    this.fromCol = fromCol;
    this.toRow = toRow;
    this.toCol = toCol;
    this.piece = piece;
    this.jump = isJump;
    this.next = next;
  }

  /** The next. */
  public Move getNext() {
    return next;
  }

  /** Sets it. */
  public void setNext(Move next) {
    this.next = next;
  }

  /** Jump? */
  public boolean isJump() {
    return jump;
  }

  /** From. */
  public Point getFrom() {
    PLACE.setLocation(fromRow, fromCol);
    return PLACE;
  }

  /** To. */
  public Point getTo() {
    PLACE.setLocation(toRow, toCol);
    return PLACE;
  }

  @Override
  public String toString() {
    return piece + ":" + fromRow + fromCol + (jump ? "x" : "-") + toRow + toCol;
  }
}
