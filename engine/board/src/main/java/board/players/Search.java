package board.players;

import board.model.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongSupplier;

/**
 * Looks ahead in any game: first one move, then two, then three, until its time is up or it has
 * seen everything. It plays for the player to move, and expects that all others play against that
 * player.
 *
 * <p>A finished game is worth a win or a loss, whichever comes sooner or later; an open one is
 * worth the lead in {@link Position#score}. So a game that counts no points, and doesn't estimate
 * them either, is played by looking for a win only.
 *
 * <p>The search is alpha-beta: <i>alpha</i> is the value that the searcher has for sure,
 * <i>beta</i> the value beyond which the opponents won't let the game come here. As soon as the two
 * meet, the other moves can't matter. The moves that were best are tried first in the next, deeper
 * search, so that this happens early.
 *
 * @param <M> the moves
 */
public final class Search<M> implements ComputerPlayer<M> {

  private static final int MEDIUM_DEPTH = 2;

  /** Deeper than any game that ends in reasonable time. */
  private static final int NO_LIMIT = 1_000;

  /** A hard player may take two seconds; this leaves time for everything else. */
  static final Duration HARD_TIME = Duration.ofMillis(1500);

  /** Longer than anybody waits for a move, and short enough to count in nanoseconds. */
  private static final Duration LONGEST = Duration.ofDays(1);

  /** A player with its own clock never uses all of it for one move. */
  private static final int SHARE = 4;

  /** Any result of a finished game outweighs every difference of points. */
  private static final int WIN = 1_000_000;

  private final int deepest;
  private final Duration budget;
  private final LongSupplier clock;

  private Search(int deepest, Duration budget, LongSupplier clock) {
    this.deepest = deepest;
    this.budget = budget;
    this.clock = clock;
  }

  /** Returns a player that looks so many moves ahead, unless its own clock would run out. */
  public static <M> Search<M> toDepth(int depth) {
    return new Search<>(depth, LONGEST, System::nanoTime);
  }

  /** Returns a player that looks as far ahead as it can in this time. */
  public static <M> Search<M> within(Duration budget) {
    return within(budget, System::nanoTime);
  }

  /**
   * Returns a player that looks as far ahead as it can in this time.
   *
   * @param clock returns the time in nanoseconds, as {@link System#nanoTime} does
   */
  static <M> Search<M> within(Duration budget, LongSupplier clock) {
    return new Search<>(NO_LIMIT, budget, clock);
  }

  /** Returns a player that looks two moves ahead. */
  public static <M> Search<M> medium() {
    return toDepth(MEDIUM_DEPTH);
  }

  /** Returns a player that looks as far ahead as it can in a second and a half. */
  public static <M> Search<M> hard() {
    return within(HARD_TIME);
  }

  /**
   * Returns the players that every game offers, by the words of {@link SeatOptions#LEVELS}: one
   * that moves at random, {@link #medium} and {@link #hard}.
   *
   * @param random what the easy one chooses by
   */
  public static <M> Map<String, ComputerPlayer<M>> levels(Random random) {
    List<ComputerPlayer<M>> players = List.of(ComputerPlayer.random(random), medium(), hard());
    Map<String, ComputerPlayer<M>> levels = new LinkedHashMap<>();
    SeatOptions.LEVELS.forEach(level -> levels.put(level, players.get(levels.size())));
    return levels;
  }

  @Override
  public M choose(Position<M> position, Deadline deadline) throws InterruptedException {
    return search(position, deadline).move();
  }

  /** Returns the move to choose, and what it is worth. */
  Valued<M> search(Position<M> position, Deadline deadline) throws InterruptedException {
    List<M> moves = position.legalMoves();
    if (moves.isEmpty()) {
      throw new IllegalStateException("The game offers no move.");
    }
    Duration share = deadline.remaining().dividedBy(SHARE);
    long nanos = (share.compareTo(budget) < 0 ? share : budget).toNanos();
    Valued<M> best = new Lookahead(position, nanos).best(moves);
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    return best;
  }

  /** One search for one move. */
  private final class Lookahead {

    private final Position<M> position;
    private final int searcher;
    private final long nanos;
    private final long start = clock.getAsLong();

    /** Whether the search of now ended at an open game, so that a deeper one could see more. */
    private boolean reachedHorizon;

    Lookahead(Position<M> position, long nanos) {
      this.position = position;
      this.searcher = position.toMove();
      this.nanos = nanos;
    }

    /** Returns the best move of the deepest search, which may have been stopped half-way. */
    Valued<M> best(List<M> moves) {
      List<Valued<M>> ranked = new ArrayList<>();
      moves.forEach(move -> ranked.add(new Valued<>(move, 0)));
      try {
        int depth = 0;
        do {
          reachedHorizon = false;
          depth++;
          rank(ranked, depth);
        } while (reachedHorizon && depth < deepest && !isDecided(ranked.get(0).value()));
      } catch (StoppedException timeIsUp) {
        // what was found until then is in the list
      }
      return ranked.get(0);
    }

    private static boolean isDecided(int value) {
      return Math.abs(value) > WIN / 2;
    }

    /**
     * Finds out what the moves are worth, and puts the best one first. A move after the best one is
     * searched only until it is known to be no better, so its value is a bound.
     */
    private void rank(List<Valued<M>> moves, int depth) {
      int alpha = -Integer.MAX_VALUE;
      List<Valued<M>> before = List.copyOf(moves);
      for (int i = 0; i < before.size(); i++) {
        M move = before.get(i).move();
        int value = valueOf(move, depth - 1, alpha, Integer.MAX_VALUE);
        moves.set(i, new Valued<>(move, value));
        if (value > alpha) {
          alpha = value;
          moves.add(0, moves.remove(i));
        }
      }
      moves.subList(1, moves.size()).sort(Comparator.comparing(Valued<M>::value).reversed());
    }

    private int valueOf(M move, int depthLeft, int alpha, int beta) {
      if (Thread.currentThread().isInterrupted() || clock.getAsLong() - start >= nanos) {
        throw StoppedException.INSTANCE;
      }
      position.apply(move);
      try {
        return value(depthLeft, alpha, beta);
      } finally {
        position.undo();
      }
    }

    private int value(int depthLeft, int alpha, int beta) {
      if (position.status().isOver()) {
        return result(position.status().winner(), depthLeft);
      }
      if (depthLeft == 0) {
        reachedHorizon = true;
        return lead();
      }
      List<M> moves = position.legalMoves();
      if (moves.isEmpty()) {
        return lead(); // a game that is broken, since somebody is still writing it
      }
      int low = alpha;
      int high = beta;
      boolean isMax = position.toMove() == searcher;
      for (M move : moves) {
        int value = valueOf(move, depthLeft - 1, low, high);
        if (isMax) {
          low = Math.max(low, value);
        } else {
          high = Math.min(high, value);
        }
        if (low >= high) {
          break;
        }
      }
      return isMax ? low : high;
    }

    /** A win is worth more the sooner it comes, a loss the later. */
    private int result(int winner, int depthLeft) {
      if (winner == Position.NOBODY) {
        return 0;
      }
      return lead() + (winner == searcher ? WIN + depthLeft : -WIN - depthLeft);
    }

    /** By how many points the searcher is ahead of the best of the others. */
    private int lead() {
      int others = Integer.MIN_VALUE;
      for (int seat = 0; seat < position.seats(); seat++) {
        if (seat != searcher) {
          others = Math.max(others, position.score(seat));
        }
      }
      return position.seats() == 1 ? 0 : position.score(searcher) - others;
    }
  }

  /** A move and what it is worth to the player who makes it. */
  record Valued<M>(M move, int value) {}

  /** Unwinds a search; each step of it takes its move back. */
  private static final class StoppedException extends RuntimeException {

    private static final long serialVersionUID = 1;
    static final StoppedException INSTANCE = new StoppedException();

    private StoppedException() {
      super("The search was stopped.", null, false, false);
    }
  }
}
