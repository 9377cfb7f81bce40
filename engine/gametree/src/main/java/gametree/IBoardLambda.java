package gametree;

/**
 * What {@link IBoardModel#map} does with each valid move.
 *
 * @param <P> what the lambda needs to be told, such as the object in which it collects results
 */
public interface IBoardLambda<P> {

  /**
   * Is called for a valid move, which has not been made.
   *
   * @param host the board that maps this lambda
   * @param player 0 or 1: who would make the move
   * @param row the move's row, or -1 for a pass
   * @param col the move's column, or -1 for a pass
   * @param param what was passed to {@code map}
   * @return true to go on with the next move, false to end the map
   */
  boolean apply(IBoardModel host, int player, int row, int col, P param);

  /**
   * Is called once if the game is over, so that there is no move to apply this to.
   *
   * @param host the board that maps this lambda
   * @param player 0 or 1: whose moves were mapped
   * @param param what was passed to {@code map}
   */
  void noApply(IBoardModel host, int player, P param);
}
