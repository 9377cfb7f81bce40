package checkerboard;

import java.awt.Point;

/** A way from one position to another, and a link to another way. */
public final class Move implements Piece {

  /** All of a move that never changes. */
  private record Way(Position from, Position to, Content who, boolean isJump) {}

  private final Way way;
  private Move next;

  /**
   * A move.
   *
   * @param fromRow row of the first position
   * @param fromCol column of the first position
   * @param toRow row of the last position
   * @param toCol column of the last position
   * @param piece piece
   * @param isJump whether the way leads over another piece
   * @param next where the link leads
   */
  public Move(
      int fromRow, int fromCol, int toRow, int toCol, int piece, boolean isJump, Move next) {
    this.way =
        new Way(
            new Position(fromRow, fromCol), new Position(toRow, toCol), Content.of(piece), isJump);
    this.next = next;
  }

  /**
   * Follows the link.
   *
   * @return where it leads
   */
  public Move getNext() {
    return next;
  }

  /**
   * Sets the link.
   *
   * @param next where it leads
   */
  public void setNext(Move next) {
    this.next = next;
  }

  /**
   * Over another piece?
   *
   * @return whether the way leads over one
   */
  public boolean isJump() {
    return way.isJump();
  }

  /**
   * First position.
   *
   * @return row and column
   */
  public Point getFrom() {
    return new Point(way.from().row(), way.from().col());
  }

  /**
   * Last position.
   *
   * @return row and column
   */
  public Point getTo() {
    return new Point(way.to().row(), way.to().col());
  }

  @Override
  public String toString() {
    return way.toString();
  }
}
