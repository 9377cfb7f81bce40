package checkerboard;

/**
 * The codes for what a square of the board can hold.
 *
 * <p>The numbers themselves mean nothing. They only have to differ from one another, and every class
 * uses the names and never the numbers. A class that implements this interface can write the names
 * without {@code Piece.} in front of them.
 */
public class Piece {

  /** Nothing stands on the square. */
  public static final int NO_PIECE = 0;

  /** A red pawn: it moves down the board. */
  public static final int RED_PAWN = 10;

  /** A red king: it moves up and down. */
  public static final int RED_KING = 11;

  /** A black pawn: it moves up the board. */
  public static final int BLACK_PAWN = 20;

  /** A black king: it moves up and down. */
  public static final int BLACK_KING = 21;
}
