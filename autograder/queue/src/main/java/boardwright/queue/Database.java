package boardwright.queue;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.io.Closeable;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/**
 * The PostgreSQL database of the queue. Its tables are made, or brought to the newest version, when
 * it is opened.
 */
public final class Database implements Closeable {
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final Duration SILENCE = Duration.ofSeconds(30);
  private static final SqlMigration[] MIGRATIONS = {
    new SqlMigration(1, "queue"), new SqlMigration(2, "next_of_a_kind")
  };

  /** Classes of SQLSTATE: connection, resources, an operator's intervention, the system. */
  private static final Set<String> AWAY = Set.of("08", "53", "57", "58");

  /** Flyway needs two at once. */
  private static final int FEWEST_CONNECTIONS = 2;

  private static final String DISK_FULL = "53100"; // a SQLSTATE

  private final String address;
  private final HikariDataSource pool;

  private Database(String address, HikariDataSource pool) {
    this.address = address;
    this.pool = pool;
  }

  /**
   * Connects. The password comes from the environment variable {@code PGPASSWORD}, or from the file
   * {@code ~/.pgpass}, as every program of PostgreSQL reads it.
   *
   * @param address such as {@code postgresql://db.uni.example/boardwright?user=grader}
   * @param connections how many at a time
   * @throws QueueException if it doesn't answer, refuses us, or a newer version made its tables
   */
  public static Database open(String address, int connections) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(address.startsWith("jdbc:") ? address : "jdbc:" + address);
    config.setMaximumPoolSize(Math.max(FEWEST_CONNECTIONS, connections));
    config.setMinimumIdle(1);
    config.addDataSourceProperty("tcpKeepAlive", "true");
    config.addDataSourceProperty(
        "socketTimeout", SILENCE.toSeconds()); // a pulled cable says nothing
    config.setConnectionTimeout(PATIENCE.toMillis());
    String password = System.getenv("PGPASSWORD");
    if (password != null) {
      config.setPassword(password);
    }
    HikariDataSource pool = null;
    try {
      pool = new HikariDataSource(config);
      Flyway.configure()
          .dataSource(pool)
          .locations(new String[0])
          .javaMigrations(MIGRATIONS)
          .ignoreMigrationPatterns(new String[0]) // what a newer version made is refused
          .load()
          .migrate();
      return new Database(address, pool);
    } catch (PoolInitializationException | FlywayException e) {
      if (pool != null) {
        pool.close();
      }
      throw new QueueException(
          "The database %s can't be used: %s".formatted(address, reason(e)), e);
    }
  }

  /** The connections, for db-scheduler's own statements. */
  DataSource source() {
    return pool;
  }

  /** A statement, and what it is given. */
  interface Use<T> {
    T of(Connection connection) throws SQLException;
  }

  /** Reads a row. */
  interface Row<T> {
    T of(ResultSet row) throws SQLException;
  }

  /**
   * Does all or nothing.
   *
   * @throws QueueException if the database doesn't answer
   */
  <T> T inTransaction(Use<T> use) {
    return connected(
        connection -> {
          connection.setAutoCommit(false);
          try {
            T value = use.of(connection);
            connection.commit();
            return value;
          } catch (SQLException | RuntimeException e) {
            connection.rollback();
            throw e;
          }
        });
  }

  private <T> T connected(Use<T> use) {
    try (Connection connection = pool.getConnection()) {
      return use.of(connection);
    } catch (SQLException e) {
      if (isAway(e)) {
        throw new QueueException(sentence(e), e);
      }
      throw new IllegalStateException(e); // to try it again would change nothing
    }
  }

  private String sentence(SQLException e) {
    return DISK_FULL.equals(e.getSQLState())
        ? "The disk of the database %s is full. Make room on it: nothing is lost."
            .formatted(address)
        : "The database %s doesn't answer: %s".formatted(address, reason(e));
  }

  /** Whether the same may work later: no connection, no room, or a server that ends or begins. */
  private static boolean isAway(SQLException e) {
    return e instanceof SQLTransientException
        || e.getSQLState() == null
        || AWAY.contains(e.getSQLState().substring(0, 2));
  }

  /** Runs one statement. Returns how many rows it changed. */
  int update(String sql, Object... values) {
    return connected(connection -> update(connection, sql, values));
  }

  /** Runs one statement within a transaction. */
  static int update(Connection connection, String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = prepared(connection, sql, values)) {
      return statement.executeUpdate();
    }
  }

  /** Reads rows. */
  <T> List<T> rows(Row<T> row, String sql, Object... values) {
    return connected(connection -> rows(connection, row, sql, values));
  }

  /** Reads rows within a transaction. */
  static <T> List<T> rows(Connection connection, Row<T> row, String sql, Object... values)
      throws SQLException {
    try (PreparedStatement statement = prepared(connection, sql, values);
        ResultSet found = statement.executeQuery()) {
      List<T> rows = new ArrayList<>();
      while (found.next()) {
        rows.add(row.of(found));
      }
      return rows;
    }
  }

  private static PreparedStatement prepared(Connection connection, String sql, Object... values)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }

  /** What is the matter, as the innermost cause says it. */
  private static String reason(Throwable trouble) {
    Throwable inner = trouble;
    while (inner.getCause() != null) {
      inner = inner.getCause();
    }
    String said = inner.getMessage() == null ? inner.toString() : inner.getMessage();
    return said.lines().filter(line -> !line.isBlank()).findFirst().orElse(said).strip();
  }

  @Override
  public void close() {
    pool.close();
  }
}
