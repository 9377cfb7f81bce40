package checkerboard;

/** Numbers for pieces; the sign is the colour, the size is the rank. */
public interface Piece {
  int BLACK_KING = 2, BLACK_PAWN = 1, NO_PIECE = 0, RED_PAWN = -1, RED_KING = -2;
}
