package framework.model;

import framework.play.GameMaster;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * Runs strategies for the suites on the current thread and on the board of the current context, and
 * ends also where no move comes, for which the framework would ask very often. It is loaded beside
 * the classes under check, and holds nothing else.
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
   * Has a strategy make the next move of the current context's game. The player who is to move has
   * this strategy afterwards.
   *
   * @param patience whether it is asked again after so many attempts; one that moves by luck may
   *     need many
   * @param submitting is told when a move that was handed to {@code tryMove} is about to be made,
   *     and when that has ended
   * @throws InterruptedException if the current thread is interrupted
   */
  public static Outcome move(Strategy strategy, IntPredicate patience, Consumer<Boolean> submitting)
      throws InterruptedException {
    Asking asking = asking(strategy, patience, submitting);
    strategy.setReceiver(asking);
    try {
      for (int asked = 0; patience.test(asked) && !asking.hasMoved(); asked++) {
        strategy.moveHook();
      }
    } catch (Enough enough) {
      // as a turn ends here that refuses to end
    } finally {
      strategy.setReceiver(null);
    }
    return asking.outcome();
  }

  /**
   * Gives a person's strategy to the player who is to move.
   *
   * @return takes the moves of this turn
   */
  public static MoveReceiver turnOf(Strategy person) {
    return asking(person, refusals -> true, attempts -> {});
  }

  private static Asking asking(
      Strategy strategy, IntPredicate patience, Consumer<Boolean> submitting) {
    List<Player> players = GameMaster.instance().getPlayers();
    Asking asking = new Asking(strategy, patience, submitting);
    asking.player = players.get(asking.before % players.size());
    asking.player.setStrategy(strategy);
    return asking;
  }

  /**
   * Has a player's strategy think though nobody has asked it; whatever it hands to {@code tryMove}
   * is refused by an exception.
   *
   * @param patience how often it is asked
   * @return whether that exception has ended the turn
   */
  public static boolean thinkUnasked(Strategy strategy, Player player, int patience) {
    player.setStrategy(strategy);
    strategy.setReceiver(new Refusing());
    try {
      for (int asked = 0; asked < patience && !Thread.interrupted(); asked++) {
        strategy.moveHook();
        if (asked == patience - 1) {
          return false;
        }
      }
    } catch (InterruptedException ended) {
      // as it should
    } finally {
      strategy.setReceiver(null);
    }
    return true;
  }

  /** Refuses every move: it is nobody's turn. */
  private static class Refusing implements MoveReceiver {
    @Override
    public Board board() {
      return Board.instance();
    }

    @Override
    public boolean submitMove(Move move) throws InterruptedException {
      throw new InterruptedException("It is not your turn any more.");
    }

    @Override
    public void showSelection(Space selected, List<Space> targets) {}
  }

  /** Takes the moves of one turn. */
  private static final class Asking extends Refusing {
    private final Strategy asked;
    private final IntPredicate patience;
    private final Consumer<Boolean> submitting;
    private final MoveProcessor processor = MoveProcessor.instance();
    private final int before = processor.getMoveCount();
    private Player player;
    private int refusals;
    private boolean made;

    Asking(Strategy asked, IntPredicate patience, Consumer<Boolean> submitting) {
      this.asked = asked;
      this.patience = patience;
      this.submitting = submitting;
    }

    @Override
    public boolean submitMove(Move move) {
      if (made) {
        throw new IllegalStateException("A turn has one move.");
      }
      boolean own = move.getPlayer() == player;
      if (!own) {
        asked.notifyInvalidMove(move);
      }
      submitting.accept(true);
      made = own && processor.submitMove(move);
      submitting.accept(false);
      if (made) {
        board().gameOver();
      } else if (!patience.test(++refusals)) {
        throw new Enough();
      }
      return made;
    }

    boolean hasMoved() {
      return made || processor.getMoveCount() != before;
    }

    Outcome outcome() {
      if (made) {
        return Outcome.MADE;
      }
      if (hasMoved()) {
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
