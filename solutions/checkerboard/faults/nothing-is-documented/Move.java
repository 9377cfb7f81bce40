package checkerboard;

import java.awt.Point;

public class Move implements Piece {

  private final int fromRow;
  private final int fromCol;
  private final int toRow;
  private final int toCol;
  private final int piece;
  private final boolean isJump;
  private Move next;

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

  public Move getNext() {
    return next;
  }

  public void setNext(Move next) {
    this.next = next;
  }

  public boolean isJump() {
    return isJump;
  }

  public Point getFrom() {
    return new Point(fromRow, fromCol);
  }

  public Point getTo() {
    return new Point(toRow, toCol);
  }

  @Override
  public String toString() {
    String verb = isJump ? " jumps from " : " from ";
    return pieceName() + verb + fromRow + "," + fromCol + " to " + toRow + "," + toCol;
  }

  private String pieceName() {
    if (piece == RED_PAWN) {
      return "red pawn";
    } else if (piece == RED_KING) {
      return "red king";
    } else if (piece == BLACK_PAWN) {
      return "black pawn";
    } else if (piece == BLACK_KING) {
      return "black king";
    } else {
      return "nothing";
    }
  }
}
