package checkerboard;

import java.awt.*;

/** A move from one point of the board to another. */
public class Move implements Piece {
  private final Point from;
  private final Point to;
  private final int piece;
  private final boolean isJump;
  private Move next;

  /**
   * A move.
   *
   * @param fromRow x of the point that it leaves
   * @param fromCol y of that point
   * @param toRow x of the point that it reaches
   * @param toCol y of that point
   * @param piece what moves
   * @param isJump does it capture?
   * @param next the move that follows in a list
   */
  public Move(
      int fromRow, int fromCol, int toRow, int toCol, int piece, boolean isJump, Move next) {
    from = new Point(fromRow, fromCol);
    to = new Point(toRow, toCol);
    this.piece = piece;
    this.isJump = isJump;
    this.next = next;
  }

  /**
   * The move that follows.
   *
   * @return null after the last one
   */
  public Move getNext() {
    return next;
  }

  /**
   * Lets another move follow.
   *
   * @param next null to end the list
   */
  public void setNext(Move next) {
    this.next = next;
  }

  /**
   * Does it capture?
   *
   * @return true for a jump
   */
  public boolean isJump() {
    return isJump;
  }

  /**
   * The point that it leaves.
   *
   * @return x is the row
   */
  public Point getFrom() {
    return from;
  }

  /**
   * The point that it reaches.
   *
   * @return x is the row
   */
  public Point getTo() {
    return to;
  }

  @Override
  public String toString() {
    return (isJump ? "Jump " : "Move ") + piece + " from (" + from.x + ", " + from.y + ") to ("
        + to.x + ", " + to.y + ")";
  }
}
