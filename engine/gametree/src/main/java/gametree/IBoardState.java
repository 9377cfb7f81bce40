package gametree;

/**
 * How a game stands: somebody has won, nobody can win any more, or it is still open (State
 * pattern).
 *
 * <p>A board keeps the state that it is in and delegates to it whatever depends on the state. That
 * is why no board asks "has somebody won?" in an {@code if}.
 */
public interface IBoardState {

  /**
   * Calls the one method of a visitor that belongs to this state.
   *
   * @param host the board, for the visitor
   * @param visitor not null
   * @param param is passed on to the visitor
   * @return what the visitor returned
   */
  <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param);

  /**
   * Applies a lambda to the valid moves; see {@link IBoardModel#map}.
   *
   * @param host the board, for the lambda
   * @param player 0 or 1: whose moves
   * @param lambda not null
   * @param param is passed on to the lambda
   */
  <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param);
}
