package boardwright.cli;

import boardwright.lab.WrongCallException;
import boardwright.queue.Database;
import boardwright.queue.QueueException;
import java.util.regex.Pattern;

/** The address of the queue's database, as an option gives it. */
final class DatabaseAddress {
  /** What an option calls it. */
  static final String LABEL = "URL";

  private static final Pattern ADDRESS = Pattern.compile("(jdbc:)?postgresql://.+");
  private static final Pattern PASSWORD =
      Pattern.compile("//[^/?]*:[^/?]*@|[?&]password=", Pattern.CASE_INSENSITIVE);

  private DatabaseAddress() {}

  /**
   * Opens the database.
   *
   * @param option its name, for messages
   * @param connections how many at a time
   * @throws WrongCallException if it is no address, has a password in it, or leads to no database
   *     that lets us in
   */
  static Database open(String option, String address, int connections) {
    if (!ADDRESS.matcher(address).matches()) {
      throw new WrongCallException(
          "%s %s: expected the address of a PostgreSQL database, such as postgresql://db.uni.example/boardwright?user=grader"
              .formatted(option, address));
    }
    if (PASSWORD.matcher(address).find()) {
      throw new WrongCallException(
          "%s: others on this machine can read a password there. Put it into the file ~/.pgpass, or into the variable PGPASSWORD."
              .formatted(option));
    }
    try {
      return Database.open(address, connections);
    } catch (QueueException e) {
      throw new WrongCallException("%s: %s".formatted(option, e.getMessage()));
    }
  }
}
