package checkerboard;

/** Codes of red: below zero. */
interface RedPiece {
  int PAWN = -1;
  int CROWN = -1;
}
