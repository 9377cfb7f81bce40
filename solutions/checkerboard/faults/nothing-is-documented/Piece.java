package checkerboard;

public interface Piece {

  int NO_PIECE = 0;

  int RED_PAWN = 10;

  int RED_KING = 11;

  int BLACK_PAWN = 20;

  int BLACK_KING = 21;
}
