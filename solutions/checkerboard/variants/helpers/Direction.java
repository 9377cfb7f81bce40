package checkerboard;

/** The four ways in which a piece can leave its square. */
enum Direction {
  UP_LEFT(1, -1),
  UP_RIGHT(1, 1),
  DOWN_LEFT(-1, -1),
  DOWN_RIGHT(-1, 1);

  final int rows;
  final int cols;

  Direction(int rows, int cols) {
    this.rows = rows;
    this.cols = cols;
  }

  /** Whether a piece of this kind goes this way. */
  boolean suits(int piece) {
    if (PieceRules.isKing(piece)) {
      return true;
    }
    return rows > 0 ? piece == Piece.BLACK_PAWN : piece == Piece.RED_PAWN;
  }
}
