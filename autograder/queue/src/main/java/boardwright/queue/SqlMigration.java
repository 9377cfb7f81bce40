package boardwright.queue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.sql.Statement;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;

/**
 * A numbered file of SQL beside this class. Flyway would look for such files itself, but finds none
 * in a jar that lists no folders.
 *
 * @param number from 1
 * @param name what it does, as in its file's name
 */
record SqlMigration(int number, String name) implements JavaMigration {
  @Override
  public MigrationVersion getVersion() {
    return MigrationVersion.fromVersion(String.valueOf(number));
  }

  @Override
  public String getDescription() {
    return name;
  }

  @Override
  public Integer getChecksum() {
    return text().hashCode();
  }

  @Override
  public boolean canExecuteInTransaction() {
    return true;
  }

  @Override
  public void migrate(Context context) throws SQLException {
    try (Statement statement = context.getConnection().createStatement()) {
      statement.execute(text());
    }
  }

  private String text() {
    String file = "V%d__%s.sql".formatted(number, name);
    try (InputStream in = SqlMigration.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
