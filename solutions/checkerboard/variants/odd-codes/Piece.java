package checkerboard;

/** My codes: as odd as can be, since nothing may depend on them. */
public interface Piece {

  int NO_PIECE = Integer.MIN_VALUE;
  int RED_PAWN = 4;
  int RED_KING = 0;
  int BLACK_PAWN = Integer.MAX_VALUE;
  int BLACK_KING = -1;
}
