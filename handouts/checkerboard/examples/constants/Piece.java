/** Codes, as they were on Monday. */
public interface Piece {
  /** A red pawn. */
  int RED_PAWN = 42;
}
