package checkerboard;

import java.awt.Point;

/** A move. Its two ends are points that know which way the rows go. */
public class Move implements Piece {

  /** A point that prints itself as a place of the board. */
  private static final class End extends Point {
    private static final long serialVersionUID = 1L;

    End(int row, int col) {
      super(row, col);
    }

    @Override
    public String toString() {
      return "row " + x + ", column " + y;
    }
  }

  private final End from;
  private final End to;
  private final int piece;
  private final boolean jump;
  private Move next;

  /** Makes a move. */
  public Move(
      final int fromRow,
      final int fromCol,
      final int toRow,
      final int toCol,
      final int piece,
      final boolean isJump,
      final Move next) {
    this.from = new End(fromRow, fromCol);
    this.to = new End(toRow, toCol);
    this.piece = piece;
    this.jump = isJump;
    this.next = next;
  }

  /** The move behind this one. */
  public Move getNext() {
    return next;
  }

  /** Changes the move behind this one. */
  public void setNext(Move next) {
    this.next = next;
  }

  /** Whether it is a jump. */
  public boolean isJump() {
    return jump;
  }

  /** Where it starts. */
  public Point getFrom() {
    return from;
  }

  /** Where it ends. */
  public Point getTo() {
    return to;
  }

  @Override
  public String toString() {
    return piece + " from " + from + " to " + to + (jump ? ", with a jump" : "");
  }
}
