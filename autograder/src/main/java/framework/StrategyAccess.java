package framework;

import java.util.function.IntConsumer;

/**
 * Runs strategies for the suites on the current thread, as their turns do, and ends also where no
 * move comes, for which the framework would wait for ever. It is loaded beside the classes under
 * check, and holds nothing else.
 */
public final class StrategyAccess {
  private StrategyAccess() {}

  /** What came of a turn. */
  public enum Outcome {
    /** A move that was handed to {@code tryMove} is on the board. */
    MADE,

    /** No move was handed to {@code tryMove}, how often the strategy was asked. */
    SILENT,

    /** Every move that was handed to {@code tryMove} was refused. */
    REFUSED,

    /** A move is on the board that nobody handed to {@code tryMove}. */
    ELSEWHERE
  }

  /**
   * Has a strategy make the next move of the current table's game. Nobody at the table may have a
   * strategy before; the player who is to move has this one afterwards.
   *
   * @param patience how often it is asked; one that moves by luck may need many attempts
   * @param attempts hears how often it was asked in vain
   * @throws InterruptedException if the current thread is interrupted
   */
  public static Outcome move(Strategy strategy, int patience, IntConsumer attempts)
      throws InterruptedException {
    GameMaster master = GameMaster.instance();
    Asking asking = new Asking(strategy, patience, attempts);
    asking.sitDown(master.getCurrentPlayer());
    master.addListener(asking);
    try {
      master.moveHere();
    } catch (Enough enough) {
      // as every turn ends here
    } finally {
      master.removeListener(asking);
    }
    return asking.outcome();
  }

  /**
   * Has a player's strategy think though nobody has asked it; whatever it hands to {@code tryMove}
   * is refused by an exception.
   *
   * @param patience how often it is asked
   * @return whether that exception has ended the turn
   */
  public static boolean thinkUnasked(Strategy strategy, Player player, int patience) {
    new Asking(strategy, patience, attempts -> {}).sitDown(player);
    try {
      player.run();
    } catch (Enough enough) {
      return false;
    }
    return Thread.interrupted();
  }

  /** Stands in for a strategy at the table, and has it think. */
  private static final class Asking extends Strategy implements GameListener {
    private final Strategy asked;
    private final int patience;
    private final MoveProcessor processor = MoveProcessor.instance();
    private final int before = processor.getMoveCount();
    private final IntConsumer heard;
    private int attempts;
    private int refusals;
    private boolean made;

    Asking(Strategy asked, int patience, IntConsumer heard) {
      super(asked.getName());
      this.asked = asked;
      this.patience = patience;
      this.heard = heard;
    }

    /** Gives both to a player; the strategy itself takes the place when it is asked. */
    void sitDown(Player player) {
      player.setStrategy(asked);
      player.setStrategy(this);
    }

    @Override
    protected void moveHook() throws InterruptedException {
      getPlayer().setStrategy(asked);
      asked.moveHook();
      if (made || processor.getMoveCount() != before || ++attempts == patience) {
        throw new Enough();
      }
      heard.accept(attempts);
    }

    @Override
    public void movesChanged(int count, int undone, Move last) {
      made = true;
    }

    @Override
    public void moveRefused(Move move) {
      if (++refusals == patience) {
        throw new Enough();
      }
    }

    Outcome outcome() {
      if (made) {
        return Outcome.MADE;
      }
      if (processor.getMoveCount() != before) {
        return Outcome.ELSEWHERE;
      }
      return refusals > 0 ? Outcome.REFUSED : Outcome.SILENT;
    }
  }

  /** Ends a turn. */
  private static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Enough() {
      super("the turn has ended", null, false, false);
    }
  }
}
