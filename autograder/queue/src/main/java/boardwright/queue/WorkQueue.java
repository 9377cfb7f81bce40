package boardwright.queue;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The queue, as those see it who put work into it and fetch the answers. Work is kept for 30 days
 * at most.
 *
 * @param database where it is
 */
public record WorkQueue(Database database) {
  /** How long work is kept that nobody fetches. */
  static final Duration KEPT = Duration.ofDays(30);

  private static final int AT_ONCE = 50;

  /**
   * Puts work into the queue. What is there already under the same key, waiting or answered, stays:
   * a caller that puts the same in again goes on where it was. Runs take turns: the first piece of
   * a new run waits beside the piece that is next now, its second beside the one after that, and so
   * on.
   *
   * @param run the name of the run
   * @param kind what a machine must have to do it
   * @param all each is read when it is put in
   */
  public void put(String run, String kind, Iterable<Work> all) {
    database.inTransaction(
        connection -> {
          long next = next(connection, kind);
          try (PreparedStatement work =
                  connection.prepareStatement(
                      "insert into work (run, key, kind, content) values (?, ?, ?, ?)"
                          + " on conflict do nothing");
              PreparedStatement task =
                  connection.prepareStatement(
                      "insert into scheduled_tasks (task_name, task_instance, execution_time,"
                          + " picked, version, priority) values (?, ?, now(), false, 1, ?)"
                          + " on conflict do nothing")) {
            for (Work one : all) {
              work.setString(1, run);
              work.setString(2, one.key());
              work.setString(3, kind);
              work.setBytes(4, one.content());
              if (work.executeUpdate() == 1) {
                task.setString(1, kind);
                task.setString(2, instance(run, one.key()));
                task.setLong(3, next--);
                task.addBatch();
              }
            }
            task.executeBatch();
          }
          return null;
        });
  }

  /** Forgets what a run has besides these. */
  public void keepOnly(String run, Set<String> keys) {
    List<String> others =
        database.rows(row -> row.getString(1), "select key from work where run = ?", run).stream()
            .filter(key -> !keys.contains(key))
            .toList();
    others.forEach(key -> forget(run, key));
  }

  /** The highest priority of what waits for a machine that is alive, or is of this kind. */
  private static long next(Connection connection, String kind) throws SQLException {
    return Database.rows(
            connection,
            row -> row.getLong(1),
            "select coalesce(max(priority), 0) from"
                + " (select unnest(kinds) kind from worker where alive_until > now() union select ?)"
                + " each, lateral (select priority from scheduled_tasks where task_name = kind"
                + " and not picked order by priority desc, execution_time limit 1) next",
            kind)
        .get(0);
  }

  static String instance(String run, String key) {
    return run + "/" + key;
  }

  /** Some answers that are there now. They stay until they are {@linkplain #forget forgotten}. */
  public List<Answer> answers(String run) {
    return database.rows(
        row -> new Answer(row.getString(1), row.getBytes(2), row.getString(3)),
        "select key, answer, trouble from work where run = ?"
            + " and (answer is not null or trouble is not null) limit "
            + AT_ONCE,
        run);
  }

  /** Removes what is known of a piece of work. A machine that is at it works in vain. */
  public void forget(String run, String key) {
    database.update("delete from work where run = ? and key = ?", run, key);
  }

  /**
   * Removes a whole run.
   *
   * @return how many pieces of work it had
   */
  public int forget(String run) {
    return database.inTransaction(
        connection -> {
          Database.update(
              connection,
              "delete from scheduled_tasks where not picked and (task_name, task_instance) in"
                  + " (select kind, run || '/' || key from work where run = ?)",
              run);
          return Database.update(connection, "delete from work where run = ?", run);
        });
  }

  /** Puts back what failed on our side. Returns how many pieces that are. */
  public int retry() {
    return database.inTransaction(
        connection -> {
          Database.update(
              connection,
              "insert into scheduled_tasks (task_name, task_instance, execution_time, picked,"
                  + " version, priority) select kind, run || '/' || key, now(), false, 1, ?"
                  + " from work where trouble is not null on conflict do nothing",
              next(connection, ""));
          return Database.update(
              connection,
              "update work set trouble = null, deaths = 0, died_at_version = 0 where trouble is not null");
        });
  }

  /** Whether a machine that is alive does work of this kind. */
  public boolean hasWorker(String kind) {
    return workers().stream().anyMatch(worker -> worker.kinds().contains(kind));
  }

  /** The machines that are alive, by name. */
  public List<WorkerState> workers() {
    return database.rows(
        row ->
            new WorkerState(
                row.getString(1), row.getString(2), List.of((String[]) row.getArray(3).getArray())),
        "select name, about, kinds from worker where alive_until > now() order by name");
  }

  /** The runs that have work here, the oldest first. */
  public List<RunState> runs() {
    Map<String, Integer> picked = new HashMap<>();
    database
        .rows(
            row -> Map.entry(row.getString(1), row.getInt(2)),
            "select substring(task_instance from '^([^/]*)/'), count(*) from scheduled_tasks"
                + " where picked group by 1")
        .forEach(each -> picked.put(each.getKey(), each.getValue()));
    return database.rows(
        row ->
            new RunState(
                row.getString(1),
                row.getInt(2) - picked.getOrDefault(row.getString(1), 0),
                picked.getOrDefault(row.getString(1), 0),
                row.getInt(3),
                row.getInt(4),
                Duration.ofSeconds(row.getLong(5))),
        "select run, count(*) filter (where answer is null and trouble is null),"
            + " count(answer), count(trouble), extract(epoch from now() - min(queued_at))"
            + " from work group by run order by min(queued_at)");
  }

  /**
   * A machine that works.
   *
   * @param about what it says of itself
   * @param kinds what it can do
   */
  public record WorkerState(String name, String about, List<String> kinds) {}

  /**
   * How far a run is.
   *
   * @param waiting how many pieces nobody has taken
   * @param taken how many a machine is at
   * @param answered how many answers nobody has fetched
   * @param failed how many failed on our side
   * @param age since when the oldest is there
   */
  public record RunState(
      String run, int waiting, int taken, int answered, int failed, Duration age) {}
}
