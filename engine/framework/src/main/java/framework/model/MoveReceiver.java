package framework.model;

import java.util.List;

/**
 * The game that has asked a strategy for a move, and takes it. It is passed to the strategy, so a
 * strategy can think on any board.
 */
public interface MoveReceiver {

  /** Returns the board on which the move is to be made. */
  Board board();

  /**
   * Makes a move.
   *
   * @param move a move of the strategy's player; not null
   * @return true if the move is on the board now; false if it is another player's, or against the
   *     rules
   * @throws InterruptedException if it is not this strategy's turn any more; nothing was moved
   * @throws IllegalStateException if the strategy has moved in this turn already
   */
  boolean submitMove(Move move) throws InterruptedException;

  /**
   * Shows which piece a person has taken up.
   *
   * @param selected where it stands; null if none is taken up
   * @param targets where it may go; not null
   */
  void showSelection(Space selected, List<Space> targets);
}
