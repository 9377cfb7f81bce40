package combochess.play;

import combochess.model.Move;

/**
 * One turn as a value: a move, a pass, or a turn that was lost because the time was up.
 *
 * @param move what moves; null for a turn in which nothing does
 * @param text how such a turn is written; empty for a move, which only its position can write
 */
public record ChessTurn(Move move, String text) {

  /** A turn without a legal move. */
  public static final ChessTurn PASS = new ChessTurn(null, "pass");

  /** A turn that took too long. */
  public static final ChessTurn TIMEOUT = new ChessTurn(null, "timeout");

  static ChessTurn of(Move move) {
    return new ChessTurn(move, "");
  }
}
