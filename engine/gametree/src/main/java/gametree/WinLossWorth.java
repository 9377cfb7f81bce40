package gametree;

/**
 * What a board is worth to the player who is the parameter, if only the result counts: 1 for a win,
 * -1 for a loss, and 0 for a draw or an open game.
 */
public class WinLossWorth implements IBoardStatusVisitor<Integer, Integer> {

  /** Creates the visitor. */
  public WinLossWorth() {}

  /** Returns 1 for player 0 and -1 for player 1. */
  @Override
  public Integer player0WonCase(IBoardModel host, Integer player) {
    return player == 0 ? 1 : -1;
  }

  /** Returns -1 for player 0 and 1 for player 1. */
  @Override
  public Integer player1WonCase(IBoardModel host, Integer player) {
    return player == 1 ? 1 : -1;
  }

  /** Returns 0. */
  @Override
  public Integer drawCase(IBoardModel host, Integer player) {
    return 0;
  }

  /** Returns 0. */
  @Override
  public Integer noWinnerCase(IBoardModel host, Integer player) {
    return 0;
  }
}
