package board.match;

import board.model.Status;

/**
 * Follows a match: an observer. Override what you want to know.
 *
 * <p>The methods are called one after another, in the order in which things happened, on whatever
 * thread made them happen and never while the match is locked: a listener may ask the match, and
 * may even change it. A view takes the newest picture and shows it on Swing's event thread.
 *
 * @param <M> the moves
 */
public interface MatchListener<M> {

  /** A new game has begun, or another one was opened. */
  default void newGame() {}

  /** A move was made, or made again. */
  default void played(Entry<M> entry) {}

  /** A move was taken back. */
  default void takenBack(Entry<M> entry) {}

  /**
   * A move was refused; the same player is to move.
   *
   * @param seat who tried it
   * @param reason a sentence for the player
   */
  default void refused(int seat, M move, String reason) {}

  /**
   * A player is to move now. Not called while the match is paused.
   *
   * @param seat who it is
   */
  default void turnBegan(int seat) {}

  /** Nobody is asked for a move until the match is resumed, which begins a turn. */
  default void paused() {}

  /** The game is over. */
  default void over(Status status) {}

  /**
   * A computer player has failed. The match is paused.
   *
   * @param seat who it is
   * @param trouble what it threw, or why its move was refused
   */
  default void failed(int seat, Throwable trouble) {}
}
