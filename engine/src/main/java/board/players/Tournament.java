package board.players;

import board.model.Position;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Has computer players play many games against one another, on the current thread and as fast as
 * they think. The players change seats from game to game, so each one begins equally often.
 *
 * @param <M> the moves
 */
public final class Tournament<M> {

  private static final int LONGEST_GAME = 10_000;

  private final Supplier<? extends Position<M>> start;
  private final InstantSource clock;
  private final Duration perMove;

  /**
   * Prepares a tournament without a clock.
   *
   * @param start makes the position at the beginning of a game; not null
   */
  public Tournament(Supplier<? extends Position<M>> start) {
    this(start, InstantSource.system(), null);
  }

  /**
   * Prepares a tournament with a clock.
   *
   * @param start makes the position at the beginning of a game; not null
   * @param clock what time it is; not null
   * @param perMove how long a player may think about a move; null for any time
   */
  public Tournament(Supplier<? extends Position<M>> start, InstantSource clock, Duration perMove) {
    this.start = start;
    this.clock = clock;
    this.perMove = perMove;
  }

  /**
   * What came of a tournament.
   *
   * @param wins how many games each player has won, in the order of the players
   * @param drawn how many games nobody has won, those of more than 10,000 moves among them
   * @param forfeits how many games each player has lost by an exception, a move against the rules,
   *     or the clock; with two players, the other one has won these
   * @param moves how many moves were made in all
   */
  public record Result(List<Integer> wins, int drawn, List<Integer> forfeits, long moves) {

    /** Keeps copies of the lists. */
    public Result {
      wins = List.copyOf(wins);
      forfeits = List.copyOf(forfeits);
    }
  }

  /**
   * Plays.
   *
   * @param players as many as the game has seats; not null
   * @param games how many games
   * @throws IllegalArgumentException if there are more or fewer players than seats
   * @throws InterruptedException if the current thread is interrupted
   */
  public Result play(List<? extends ComputerPlayer<M>> players, int games)
      throws InterruptedException {
    Integer[] wins = zeros(players.size());
    Integer[] forfeits = zeros(players.size());
    int drawn = 0;
    long moves = 0;
    for (int game = 0; game < games; game++) {
      Position<M> position = start.get();
      if (position.seats() != players.size()) {
        throw new IllegalArgumentException("This game has " + position.seats() + " players.");
      }
      int made = 0;
      boolean forfeited = false;
      while (position.toMove() != Position.NOBODY && !forfeited && made < LONGEST_GAME) {
        int player = (position.toMove() + game) % players.size();
        forfeited = !move(position, players.get(player));
        if (forfeited) {
          forfeits[player]++;
          if (players.size() == 2) {
            wins[1 - player]++;
          }
        } else {
          made++;
        }
      }
      moves += made;
      int winner = position.status().winner();
      if (winner != Position.NOBODY) {
        wins[(winner + game) % players.size()]++;
      } else if (!forfeited) {
        drawn++;
      }
    }
    return new Result(List.of(wins), drawn, List.of(forfeits), moves);
  }

  private static Integer[] zeros(int count) {
    Integer[] zeros = new Integer[count];
    Arrays.fill(zeros, 0);
    return zeros;
  }

  /** Has a player make one move; returns false if it cannot. */
  private boolean move(Position<M> position, ComputerPlayer<M> player) throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException("The tournament was interrupted.");
    }
    Deadline deadline =
        perMove == null ? Deadline.NEVER : new Deadline(clock, clock.instant().plus(perMove));
    try {
      M move = player.choose(position.copy(), deadline);
      if (deadline.isOver() || position.refusal(move).isPresent()) {
        return false;
      }
      position.apply(move);
      return true;
    } catch (RuntimeException | Error trouble) {
      return false;
    }
  }
}
