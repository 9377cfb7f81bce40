package gametree;

/**
 * What a board is worth to the player who is the parameter, if tokens count: how many more the
 * player has than the opponent. That is the result of a finished game of Othello, and a first guess
 * at an open one.
 */
public class TokenDifferenceWorth implements IBoardStatusVisitor<Integer, Integer> {

  /** Creates the visitor. */
  public TokenDifferenceWorth() {}

  @Override
  public Integer player0WonCase(IBoardModel host, Integer player) {
    return difference(host, player);
  }

  @Override
  public Integer player1WonCase(IBoardModel host, Integer player) {
    return difference(host, player);
  }

  @Override
  public Integer drawCase(IBoardModel host, Integer player) {
    return difference(host, player);
  }

  @Override
  public Integer noWinnerCase(IBoardModel host, Integer player) {
    return difference(host, player);
  }

  private static int difference(IBoardModel host, int player) {
    int difference = 0;
    for (int row = 0; row < host.getRows(); row++) {
      for (int col = 0; col < host.getColumns(); col++) {
        int token = host.getTokenAt(row, col);
        if (token == player) {
          difference++;
        } else if (token != IBoardModel.NO_PLAYER) {
          difference--;
        }
      }
    }
    return difference;
  }
}
