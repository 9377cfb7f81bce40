package boardwright.queue;

import com.github.kagkarlsson.scheduler.jdbc.JdbcTaskRepositoryContext;
import com.github.kagkarlsson.scheduler.jdbc.PostgreSqlJdbcCustomization;
import com.github.kagkarlsson.scheduler.task.Execution;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/**
 * Takes work of a machine's own kinds only. db-scheduler's own statement takes the next piece
 * whatever its kind, and drops it: it would wait until this machine counts as dead. Each kind is
 * looked up by itself, so the time it takes doesn't depend on how much waits.
 */
final class FittingWork extends PostgreSqlJdbcCustomization {
  private static final String TAKE =
      "with fitting as (select next.* from unnest(string_to_array(?, ',')) kind, lateral"
          + " (select task_name, task_instance, priority, execution_time from scheduled_tasks"
          + " where task_name = kind and not picked and execution_time <= ?"
          + " order by priority desc, execution_time limit ? for update skip locked) next"
          + " order by priority desc, execution_time limit ?)"
          + " update scheduled_tasks set picked = true, picked_by = ?, last_heartbeat = ?,"
          + " version = version + 1"
          + " where (task_name, task_instance) in (select task_name, task_instance from fitting)"
          + " returning *";

  private final String kinds;

  FittingWork(Set<String> kinds) {
    super(false, false);
    this.kinds = String.join(",", kinds);
  }

  @Override
  public List<Execution> lockAndFetchSingleStatement(
      JdbcTaskRepositoryContext context, Instant now, int most, boolean byPriority) {
    return context.jdbcRunner.query(
        TAKE,
        statement -> {
          statement.setString(1, kinds);
          setInstant(statement, 2, now);
          statement.setInt(3, most);
          statement.setInt(4, most);
          statement.setString(5, context.schedulerName.getName());
          setInstant(statement, 6, now);
        },
        context.resultSetMapper.get());
  }
}
