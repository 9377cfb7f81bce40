package boardwright.cli;

import boardwright.queue.Database;
import picocli.CommandLine.Option;

/** The option of a command that works for the queue, or shows it: where its database is. */
final class DatabaseOption {
  private static final String NAME = "--database";

  @Option(
      names = NAME,
      required = true,
      paramLabel = DatabaseAddress.LABEL,
      description = "The PostgreSQL database. The password comes from ~/.pgpass or PGPASSWORD.")
  private String address;

  /** Opens it, for so many connections at a time. */
  Database open(int connections) {
    return DatabaseAddress.open(NAME, address, connections);
  }
}
