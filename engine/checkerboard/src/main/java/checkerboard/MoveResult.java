package checkerboard;

/**
 * What became of a step or a jump that somebody wanted to make on a checkerboard, whose class may
 * be somebody's unfinished work.
 */
public enum MoveResult {
  /** The piece has moved. */
  MADE,

  /** The checkerboard says that the piece cannot go there; nothing has changed. */
  NOT_POSSIBLE,

  /** The checkerboard did not take the piece on its new square; the piece is off the board. */
  REFUSED;

  /** What to say of a move that was {@link #REFUSED}. */
  public static final String REFUSAL = "Checkerboard.addPiece refused the piece on its new square.";

  /**
   * Makes a step or a jump, if the checkerboard has it among its moves. A pawn that comes to the
   * last row becomes a king.
   *
   * @param board the checkerboard; not null
   * @param fromRow the row where the piece stands
   * @param fromCol the column where the piece stands
   * @param toRow the row to go to
   * @param toCol the column to go to
   * @return what became of it; what the checkerboard throws is passed on
   */
  public static MoveResult make(
      Checkerboard board, int fromRow, int fromCol, int toRow, int toCol) {
    boolean jump = board.isJump(fromRow, fromCol, toRow, toCol);
    if (!jump && !board.isMove(fromRow, fromCol, toRow, toCol)) {
      return NOT_POSSIBLE;
    }
    int piece = board.pickUp(fromRow, fromCol);
    if (jump) {
      board.pickUp((fromRow + toRow) / 2, (fromCol + toCol) / 2);
    }
    if (!board.addPiece(piece, toRow, toCol)) {
      return REFUSED;
    }
    if (Checkerboard.isPawn(piece) && toRow == Checkerboard.kingRow(piece)) {
      // A pawn put on a pawn of its own colour makes a king.
      board.addPiece(piece, toRow, toCol);
    }
    return MADE;
  }
}
