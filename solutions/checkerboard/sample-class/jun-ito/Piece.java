package checkerboard;

/** The codes of the pieces, and all of them in a row. */
public interface Piece {
  int NO_PIECE = 0;
  int RED_PAWN = -1;
  int RED_KING = -10;
  int BLACK_PAWN = 1;
  int BLACK_KING = 10;

  /** Every code that stands for something. */
  int[] ALL = {RED_PAWN, RED_KING, BLACK_PAWN, BLACK_KING};

  /** The sizes of the board. */
  int SIZE = 8;
}
