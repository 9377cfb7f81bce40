package board.match;

import board.model.Position;
import board.model.Status;
import board.players.ComputerPlayer;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;

/**
 * Lets the computer players of a match think in the background, one at a time.
 *
 * <p>Pattern <em>Observer</em>: whenever the match changes, the thought that is under way is
 * interrupted, and the player to move begins to think. Thoughts run on one thread, which ends after
 * a second without work. A player that does not listen to the interruption is left alone; what it
 * returns later belongs to a turn of the past and is ignored.
 *
 * @param <M> the moves
 */
public final class TurnScheduler<M> implements MatchListener<M>, AutoCloseable {

  private static final long IDLE_MILLIS = 100;
  private static final long NO_TURN = -1;

  private final Match<M> match;
  private final ExecutorService threads;

  /** Returns who plays for a seat; null for a person. */
  private final IntFunction<ComputerPlayer<M>> players;

  // Guarded by this.
  private final Map<Integer, ComputerPlayer<M>> chosen = new HashMap<>();
  private Duration pace = Duration.ZERO;
  private Future<?> thought;

  /** The number of the turn that somebody thinks about, or has thought about last. */
  private long thinking = NO_TURN;

  /**
   * Follows a match from now on; at first all its players are people.
   *
   * @param match the match; not null
   */
  public TurnScheduler(Match<M> match) {
    this(match, null);
  }

  /**
   * Follows a match from now on.
   *
   * @param match the match; not null
   * @param players returns who plays for a seat, and is asked at the beginning of each turn; null
   *     for a person
   */
  public TurnScheduler(Match<M> match, IntFunction<ComputerPlayer<M>> players) {
    this.match = match;
    this.players = players == null ? chosen::get : players;
    threads =
        new ThreadPoolExecutor(
            0,
            Integer.MAX_VALUE,
            IDLE_MILLIS,
            TimeUnit.MILLISECONDS,
            new SynchronousQueue<>(),
            work -> {
              Thread thread = new Thread(work, "Computer player");
              thread.setDaemon(true);
              return thread;
            });
    match.addListener(this);
  }

  /**
   * Sets who plays for a seat, from now on.
   *
   * @param seat a seat
   * @param player the computer player; null for a person, who calls {@link Match#play}
   */
  public void setPlayer(int seat, ComputerPlayer<M> player) {
    synchronized (this) {
      chosen.put(seat, player);
      thinking = NO_TURN;
    }
    startNextTurn();
  }

  /**
   * Sets how long a computer player's turn takes at least, so that people can follow.
   *
   * @param pace not null; zero at first
   */
  public synchronized void setPace(Duration pace) {
    this.pace = pace;
  }

  @Override
  public void turnBegan(int seat) {
    startNextTurn();
  }

  @Override
  public void paused() {
    startNextTurn();
  }

  @Override
  public void over(Status status) {
    startNextTurn();
  }

  /** Has the player to move think, and stops thinking about any other turn. */
  private synchronized void startNextTurn() {
    long number = match.turnNumber();
    if (number == thinking || threads.isShutdown()) {
      return;
    }
    if (thought != null) {
      thought.cancel(true);
      thought = null;
    }
    try {
      int seat = match.ask(Position::toMove);
      ComputerPlayer<M> player = seat == Position.NOBODY ? null : players.apply(seat);
      Optional<Turn<M>> turn = player == null ? Optional.empty() : match.turn();
      if (turn.isPresent() && turn.get().seat() == seat) {
        long paceNanos = pace.toNanos();
        thinking = turn.get().number();
        thought = threads.submit(() -> think(player, turn.get(), paceNanos));
      }
    } catch (RuntimeException | Error trouble) {
      match.fail(number, trouble); // A position that cannot be copied, for example.
    }
  }

  private void think(ComputerPlayer<M> player, Turn<M> turn, long paceNanos) {
    long start = System.nanoTime();
    try {
      M move = player.choose(turn.position(), turn.deadline());
      TimeUnit.NANOSECONDS.sleep(paceNanos - (System.nanoTime() - start));
      finish(turn);
      Optional<String> reason = match.play(turn, move);
      if (reason.isPresent()) {
        match.fail(turn.number(), new IllegalStateException(reason.get()));
      }
    } catch (InterruptedException unwanted) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error trouble) {
      match.fail(turn.number(), trouble);
    }
  }

  /** A thought that has come to its end is not interrupted by the move that it makes. */
  private synchronized void finish(Turn<M> turn) {
    if (thinking == turn.number()) {
      thought = null;
    }
  }

  /** Ends all thoughts and leaves the match to people. */
  @Override
  public void close() {
    match.removeListener(this);
    threads.shutdownNow();
  }
}
