package checkerboard;

/** The codes. In front of each of them, one should think {@code public static final}. */
public interface Piece {
  int NO_PIECE = -100;
  int RED_PAWN = 7;
  int RED_KING = 77;
  int BLACK_PAWN = 8;
  int BLACK_KING = 88;
}
