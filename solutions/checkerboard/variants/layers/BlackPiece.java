package checkerboard;

/** Codes of black: above zero. */
interface BlackPiece {
  int PAWN = 1;
  int CROWN = 1;
}
