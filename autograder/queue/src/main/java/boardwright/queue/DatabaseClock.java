package boardwright.queue;

import com.github.kagkarlsson.scheduler.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;

/**
 * The time of the database, which is one for all machines, whatever their own clocks show. It is
 * asked once a minute; in between, time passes as this machine counts it.
 */
final class DatabaseClock implements Clock {
  private static final Duration ASK_AGAIN = Duration.ofMinutes(1);

  private final Database database;
  private Instant asked;
  private long at;

  DatabaseClock(Database database) {
    this.database = database;
    ask();
  }

  @Override
  public synchronized Instant now() {
    if (since().compareTo(ASK_AGAIN) > 0) {
      try {
        ask();
      } catch (QueueException e) {
        // the database is away; this machine counts on
      }
    }
    return asked.plus(since());
  }

  private void ask() {
    asked =
        database
            .rows(row -> row.getObject(1, OffsetDateTime.class).toInstant(), "select now()")
            .get(0);
    at = System.nanoTime();
  }

  private Duration since() {
    return Duration.ofNanos(System.nanoTime() - at);
  }
}
