package checkerboard;

/** The middle layer: which moves there are. It makes no lists. */
abstract class MoveBoard extends PieceBoard {

  /** Whether a piece can step so. */
  public boolean isMove(int fromRow, int fromCol, int toRow, int toCol) {
    return way(fromRow, fromCol, toRow, toCol) == 1;
  }

  /** Whether a piece can jump so. */
  public boolean isJump(int fromRow, int fromCol, int toRow, int toCol) {
    return way(fromRow, fromCol, toRow, toCol) == 2;
  }

  /** 1 for a step, 2 for a jump, 0 for what is none of them. */
  final int way(int fromRow, int fromCol, int toRow, int toCol) {
    if (!validate(fromRow, fromCol) || !validate(toRow, toCol)) {
      return 0;
    }
    int piece = occupant(fromRow, fromCol);
    int up = toRow - fromRow;
    int length = Math.abs(up);
    boolean diagonal = length == Math.abs(toCol - fromCol);
    boolean backwards = piece == BLACK_PAWN && up < 0 || piece == RED_PAWN && up > 0;
    if (!diagonal || backwards || piece == NO_PIECE || occupant(toRow, toCol) != NO_PIECE) {
      return 0;
    }
    if (length == 2) {
      int over = occupant(fromRow + up / 2, (fromCol + toCol) / 2);
      boolean enemy = isRed(piece) && isBlack(over) || isBlack(piece) && isRed(over);
      return enemy ? 2 : 0;
    }
    return length == 1 ? 1 : 0;
  }
}
