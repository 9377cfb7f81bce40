package boardwright.queue;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.event.AbstractSchedulerListener;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.task.ExecutionComplete;
import com.github.kagkarlsson.scheduler.task.ExecutionOperations;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.io.Closeable;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * One machine that takes work from the queue until it is closed. It takes no more than it can do at
 * once, so that nothing waits here while another machine is idle.
 */
public final class QueueWorker implements Closeable {
  /** How often a machine gives a sign of life. */
  public static final Duration HEARTBEAT = Duration.ofSeconds(8);

  /** A machine that misses so many is dead, and another one takes its work. */
  static final int MISSED = 4;

  /** Work whose machine died so often is not tried again. */
  static final int MOST_DEATHS = 3;

  private static final Duration POLL = Duration.ofMillis(200);
  private static final Duration PAUSE = Duration.ofSeconds(1);
  private static final Duration DRAIN = Duration.ofDays(1);

  private static final String OPEN =
      " where run = ? and key = ? and answer is null and trouble is null";

  private final Database database;
  private final String name;
  private final Job job;
  private final Scheduler scheduler;
  private final ScheduledExecutorService signs = Executors.newSingleThreadScheduledExecutor();
  private final AtomicBoolean isWaiting = new AtomicBoolean();

  /** Does the work. */
  public interface Job {
    /**
     * Does one piece; called by several threads. What it throws is our own failure, and its message
     * is kept as the trouble with this piece.
     *
     * @param kind of the work
     * @param content what is to be done
     */
    byte[] answer(String kind, byte[] content);

    /**
     * Is told once what is the matter with the database, each time it can't be used for a while.
     */
    default void waits(String why) {}
  }

  /**
   * Begins to work.
   *
   * @param name of the machine, unique among those that are alive
   * @param about what it says of itself to people
   * @param kinds what it can do; work of other kinds stays for others
   * @param threads how many pieces at a time
   * @param heartbeat how often it gives a sign of life
   */
  public QueueWorker(
      Database database,
      String name,
      String about,
      Set<String> kinds,
      int threads,
      Duration heartbeat,
      Job job) {
    this.database = database;
    this.name = name;
    this.job = job;
    List<Task<?>> tasks = kinds.stream().<Task<?>>map(kind -> task(kind)).toList();
    this.scheduler =
        Scheduler.create(database.source(), tasks)
            .schedulerName(new SchedulerName.Fixed(name))
            .clock(new DatabaseClock(database))
            .jdbcCustomization(new FittingWork(kinds))
            .threads(threads)
            .pollUsingLockAndFetch(0.5, 1.0)
            .pollingInterval(POLL)
            .enablePriority()
            .heartbeatInterval(heartbeat)
            .missedHeartbeatsLimit(MISSED)
            .deleteUnresolvedAfter(WorkQueue.KEPT.multipliedBy(2))
            .shutdownMaxWait(DRAIN)
            .failureLogging(LogLevel.OFF, false)
            .addSchedulerListener(
                new AbstractSchedulerListener() {
                  @Override
                  public void onExecutionComplete(ExecutionComplete done) {
                    takeMore();
                  }
                })
            .build();
    Runnable sign = () -> giveSignOfLife(about, kinds, heartbeat);
    sign.run();
    long every = heartbeat.toMillis();
    signs.scheduleWithFixedDelay(sign, every, every, TimeUnit.MILLISECONDS);
    scheduler.start();
  }

  private Task<Void> task(String kind) {
    return Tasks.oneTime(kind)
        .onDeadExecution(this::passOn)
        .execute((instance, context) -> work(kind, Place.of(instance.getId())));
  }

  /** Looks for work as soon as a thread is free, which it is a moment after this. */
  private void takeMore() {
    try {
      signs.schedule(scheduler::triggerCheckForDueExecutions, 2, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      // it takes no more
    }
  }

  private void work(String kind, Place place) {
    List<byte[]> content =
        untilItAnswers(
            () ->
                database.rows(
                    row -> row.getBytes(1),
                    "select content from work" + OPEN,
                    place.run(),
                    place.key()));
    if (!content.isEmpty()) { // else it was forgotten, or another machine has answered
      Answer answer = answer(kind, place, content.get(0));
      untilItAnswers(
          () ->
              database.update(
                  "update work set answer = ?, trouble = ?, worker = ?" + OPEN,
                  answer.content(),
                  answer.trouble(),
                  name,
                  place.run(),
                  place.key()));
    }
  }

  private Answer answer(String kind, Place place, byte[] content) {
    try {
      return new Answer(place.key(), job.answer(kind, content), null);
    } catch (RuntimeException e) {
      return new Answer(place.key(), null, e.getMessage() == null ? e.toString() : e.getMessage());
    }
  }

  /** Work of a machine that died goes to another one, unless it kills them. */
  private void passOn(ExecutionComplete dead, ExecutionOperations<Void> operations) {
    Place place = Place.of(dead.getExecution().taskInstance.getId());
    long version = dead.getExecution().version; // several may see the same death
    database.update(
        "update work set deaths = deaths + 1, died_at_version = ?"
            + OPEN
            + " and died_at_version < ?",
        version,
        place.run(),
        place.key(),
        version);
    int given =
        database.update(
            "update work set trouble = ?" + OPEN + " and deaths >= ?",
            "its worker died %d times while it graded this".formatted(MOST_DEATHS),
            place.run(),
            place.key(),
            MOST_DEATHS);
    if (given > 0) {
      operations.remove();
    } else {
      operations.reschedule(dead, dead.getTimeDone());
    }
  }

  /** A database that is away for a while costs time, and no work. */
  private <T> T untilItAnswers(Supplier<T> use) {
    while (true) {
      try {
        T value = use.get();
        isWaiting.set(false);
        return value;
      } catch (QueueException e) {
        tell(e);
        try {
          Thread.sleep(PAUSE.toMillis());
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
          throw e;
        }
      }
    }
  }

  private void tell(QueueException trouble) {
    if (!isWaiting.getAndSet(true)) {
      job.waits(trouble.getMessage());
    }
  }

  private void giveSignOfLife(String about, Set<String> kinds, Duration heartbeat) {
    try {
      database.update(
          "insert into worker (name, about, kinds, alive_until)"
              + " values (?, ?, string_to_array(?, ','), now() + ? * interval '1 millisecond')"
              + " on conflict (name) do update set alive_until = excluded.alive_until",
          name,
          about,
          String.join(",", kinds),
          heartbeat.multipliedBy(MISSED + 1L).toMillis());
      database.update("delete from worker where alive_until < now() - interval '1 day'");
      database.update(
          "delete from work where queued_at < now() - ? * interval '1 second'",
          WorkQueue.KEPT.toSeconds());
      isWaiting.set(false);
    } catch (QueueException e) {
      tell(e);
    }
  }

  /** Takes no more work, and waits for what it is at. */
  @Override
  public void close() {
    scheduler.stop();
    signs.shutdownNow();
    try {
      database.update("delete from worker where name = ?", name);
    } catch (QueueException e) {
      // the database is away; without signs of life, this machine counts as dead soon
    }
  }

  /** Gives back what this machine is at, before it ends at once: no worker died of it. */
  public void giveBack() {
    database.update(
        "update scheduled_tasks set picked = false, picked_by = null, version = version + 1"
            + " where picked and picked_by = ?",
        name);
    database.update("delete from worker where name = ?", name);
  }

  /** A run, and the name of a piece of work in it. */
  private record Place(String run, String key) {
    static Place of(String instance) {
      int end = instance.indexOf('/');
      return new Place(instance.substring(0, end), instance.substring(end + 1));
    }
  }
}
