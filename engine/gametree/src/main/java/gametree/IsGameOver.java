package gametree;

/** Returns whether a game is over, where nothing else about its state matters. */
public final class IsGameOver implements IBoardStatusVisitor<Void, Boolean> {

  private static final IsGameOver VISITOR = new IsGameOver();

  private IsGameOver() {}

  /** Returns whether the game on a board is over. */
  public static boolean on(IBoardModel board) {
    return board.execute(VISITOR, null);
  }

  @Override
  public Boolean player0WonCase(IBoardModel host, Void nothing) {
    return true;
  }

  @Override
  public Boolean player1WonCase(IBoardModel host, Void nothing) {
    return true;
  }

  @Override
  public Boolean drawCase(IBoardModel host, Void nothing) {
    return true;
  }

  @Override
  public Boolean noWinnerCase(IBoardModel host, Void nothing) {
    return false;
  }
}
