package checkerboard;

/** Pieces. */
public interface Piece
  {
  /** The square is free. */
  int NO_PIECE = '.';
  /** A small red one. */
  int RED_PAWN = 'r';
  /** A big red one. */
  int RED_KING = 'R';
  /** A small black one. */
  int BLACK_PAWN = 'b';
  /** A big black one. */
  int BLACK_KING = 'B';
  }
