package checkerboard;

/**
 * The codes of what can stand on a square: nothing, or one of the four kinds of pieces.
 *
 * <p>Only one thing is promised about the numbers: they are all different. No class may rely on
 * their values, their order or their sign; write {@code piece == RED_PAWN}, never {@code piece ==
 * 1}.
 */
public interface Piece {
  // Why Integer.valueOf? A field set to a plain 1 is a compile-time constant: the compiler writes
  // that 1 into every class that mentions the field, and those classes never look at this interface
  // again. A value that is computed by a method call is no such constant, so the classes of this
  // program ask for it while they run. Put another Piece in front of this one, with other numbers,
  // and the whole program follows.

  /** The square is empty. */
  int NO_PIECE = Integer.valueOf(0);

  /** A red pawn, which moves down: towards row 0. */
  int RED_PAWN = Integer.valueOf(1);

  /** A red king, which moves both ways. */
  int RED_KING = Integer.valueOf(2);

  /** A black pawn, which moves up: towards row 7. */
  int BLACK_PAWN = Integer.valueOf(3);

  /** A black king, which moves both ways. */
  int BLACK_KING = Integer.valueOf(4);
}
