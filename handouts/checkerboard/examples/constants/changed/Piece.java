/** Codes, as they are since Tuesday. */
public interface Piece {
  /** A red pawn. */
  int RED_PAWN = 99;
}
