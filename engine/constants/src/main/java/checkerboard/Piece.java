package checkerboard;

/**
 * The codes of what can stand on a square, as compile-time constants.
 *
 * <p>This is the twin of the engine's {@code Piece}: the same names and the same values. Only the
 * way they are written differs, and the engine's file tells why. A class that is compiled with this
 * one may say {@code case RED_PAWN:} in a {@code switch}.
 */
public interface Piece {

  /** The square is empty. */
  int NO_PIECE = 0;

  /** A red pawn, which moves down: towards row 0. */
  int RED_PAWN = 1;

  /** A red king, which moves both ways. */
  int RED_KING = 2;

  /** A black pawn, which moves up: towards row 7. */
  int BLACK_PAWN = 3;

  /** A black king, which moves both ways. */
  int BLACK_KING = 4;
}
