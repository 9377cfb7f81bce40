package checkerboard;

/**
 * The codes for what a square of the board can hold.
 *
 * <p>The numbers themselves mean nothing. They only have to differ from one another, and every class
 * uses the names and never the numbers. A class that implements this interface can write the names
 * without {@code Piece.} in front of them.
 */
public interface Piece {

  /** Nothing stands on the square. */
  int NO_PIECE = 0;

  /** A red pawn: it moves down the board. */
  int RED_PAWN = 10;

  /** A red king: it moves up and down. */
  int RED_KING = 11;

  /** A black pawn: it moves up the board. */
  int BLACK_PAWN = 20;

  /** A black king: it moves up and down. */
  int BLACK_KING = 21;
}
