package checkerboard;

/** What a square of the board can hold. */
public enum Piece {
  /** Nothing stands on the square. */
  NO_PIECE,
  /** A red pawn: it moves down the board. */
  RED_PAWN,
  /** A red king: it moves up and down. */
  RED_KING,
  /** A black pawn: it moves up the board. */
  BLACK_PAWN,
  /** A black king: it moves up and down. */
  BLACK_KING
}
