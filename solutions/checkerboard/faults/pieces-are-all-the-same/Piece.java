package checkerboard;
public interface Piece {
  int MINE = 1;
  int NO_PIECE = 0;
  int RED_PAWN = 0;
  int RED_KING = 0;
  int BLACK_PAWN = 0;
  int BLACK_KING = 0;
}
