package board.players;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * The time at which a move must be there.
 *
 * @param clock what time it is
 * @param end when the time is up
 */
public record Deadline(InstantSource clock, Instant end) {

  /** The deadline of a game without a clock. */
  public static final Deadline NEVER = new Deadline(InstantSource.system(), Instant.MAX);

  /** Tells whether the time is up. */
  public boolean isOver() {
    return !clock.instant().isBefore(end);
  }

  /** Returns how much time is left; zero when the time is up, and centuries if there is no end. */
  public Duration remaining() {
    Duration left = Duration.between(clock.instant(), end);
    return left.isNegative() ? Duration.ZERO : left;
  }
}
