package gametree;

import java.util.List;

/** Lists a player's valid moves. A board gives one to its {@link NoWinnerState}. */
@FunctionalInterface
public interface IValidMoves {

  /**
   * Returns the valid moves as they are now.
   *
   * @param player 0 or 1
   * @return a list that later moves do not change; not null
   */
  List<Move> of(int player);
}
