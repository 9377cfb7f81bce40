package checkerboard;

/** Piece codes, taken from an interface of its own for each side. */
public interface Piece extends RedPiece, BlackPiece {
  /** No piece. */
  int NO_PIECE = 0;

  // The names of the other four must be found here as well.

  /** Red pawn. */
  int RED_PAWN = RedPiece.PAWN;

  /** Red king. */
  int RED_KING = RedPiece.PAWN + RedPiece.CROWN;

  /** Black pawn. */
  int BLACK_PAWN = BlackPiece.PAWN;

  /** Black king. */
  int BLACK_KING = BlackPiece.PAWN + BlackPiece.CROWN;
}
