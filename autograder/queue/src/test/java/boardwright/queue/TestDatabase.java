package boardwright.queue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/** A PostgreSQL server of these tests, which ends with them, and an empty database for each. */
final class TestDatabase {
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static EmbeddedPostgres server;

  private TestDatabase() {}

  /** The address of a new database. */
  static synchronized String address() {
    try {
      if (server == null) {
        server = EmbeddedPostgres.builder().start(); // ends with this JVM
      }
      String name = "queue" + COUNT.incrementAndGet();
      try (Connection connection = server.getPostgresDatabase().getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute("create database " + name);
      }
      return server.getJdbcUrl("postgres", name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
