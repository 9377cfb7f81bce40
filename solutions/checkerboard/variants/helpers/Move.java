package checkerboard;

import java.awt.Point;

/** What a piece may do. */
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
   * @param fromRow old row
   * @param fromCol old column
   * @param toRow new row
   * @param toCol new column
   * @param piece the piece that moves
   * @param isJump true if it jumps
   * @param next the next move
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
   * The link.
   *
   * @return the next move
   */
  public Move getNext() {
    return next;
  }

  /**
   * Sets the link.
   *
   * @param next the next move
   */
  public void setNext(Move next) {
    this.next = next;
  }

  /**
   * Jump or step?
   *
   * @return true for a jump
   */
  public boolean isJump() {
    return isJump;
  }

  /**
   * The old place.
   *
   * @return old row, old column
   */
  public Point getFrom() {
    return new Point(fromRow, fromCol);
  }

  /**
   * The new place.
   *
   * @return new row, new column
   */
  public Point getTo() {
    return new Point(toRow, toCol);
  }

  @Override
  public String toString() {
    return PieceRules.symbol(piece) + " " + fromRow + fromCol + (isJump ? ":" : "-") + toRow + toCol;
  }
}

/** A chain of moves under construction, with a hand on both of its ends. */
final class MoveChain {
  private Move first;
  private Move last;

  void add(Move move) {
    if (first == null) {
      first = move;
    } else {
      last.setNext(move);
    }
    last = move;
  }

  Move first() {
    return first;
  }
}
