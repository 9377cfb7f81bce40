package combochess.play;

import combochess.model.Move;

/**
 * One turn as a value: a move, a pass, or a turn that was lost because the time was up.
 *
 * @param move what moves; null for a turn in which nothing does
 * @param text how the turn is written
 */
public record ChessTurn(Move move, String text) {

  /** A turn without a legal move. */
  public static final ChessTurn PASS = new ChessTurn(null, "pass");

  /** A turn that took too long. */
  public static final ChessTurn TIMEOUT = new ChessTurn(null, "timeout");
}
