package framework;

/**
 * Runs strategies for the suites on the current thread. It is loaded beside the classes under
 * check, and holds nothing else.
 */
public final class StrategyAccess {
  private StrategyAccess() {}

  /**
   * Has a strategy make the next move of the current table's game. Nobody at the table may have a
   * strategy before; the player who is to move has this one afterwards.
   *
   * @return the move that is on the board now
   * @throws InterruptedException if the current thread is interrupted
   */
  public static Move move(Strategy strategy) throws InterruptedException {
    GameMaster master = GameMaster.instance();
    master.getCurrentPlayer().setStrategy(strategy);
    master.moveHere();
    return MoveProcessor.instance().getLastMove();
  }
}
