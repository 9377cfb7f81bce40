package checkerboard;

/** Codes of the pieces. The rules about them are in PieceRules. */
public interface Piece {
  int NO_PIECE = 0;
  int RED_PAWN = 1;
  int RED_KING = 2;
  int BLACK_PAWN = 3;
  int BLACK_KING = 4;
}
