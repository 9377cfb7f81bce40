package boardwright.cli;

import boardwright.lab.Lab;
import boardwright.queue.Database;
import boardwright.queue.WorkQueue;
import boardwright.run.Graders;
import boardwright.spread.QueuedGraders;
import boardwright.text.Sha256;
import java.io.Closeable;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of a command that grades a class: whether other machines do. */
final class QueueOption implements Closeable {
  private static final Duration PATIENCE = Duration.ofMinutes(10);
  private static final int CONNECTIONS = 2;

  @Option(
      names = "--queue",
      paramLabel = DatabaseAddress.LABEL,
      description =
          "Other machines grade, which work for this PostgreSQL database: see the command work.")
  private String address;

  private Database database;

  /**
   * What grades on other machines; empty if this one does. It is open until this is closed.
   *
   * @param folder of the run
   */
  Optional<Graders> graders(Lab lab, Path folder) {
    if (address == null) {
      return Optional.empty();
    }
    database = DatabaseAddress.open("--queue", address, CONNECTIONS);
    return Optional.of(new QueuedGraders(new WorkQueue(database), run(lab, folder), PATIENCE));
  }

  /** The same for each call that grades into one folder, and for no other folder anywhere. */
  private static String run(Lab lab, Path folder) {
    String where = host() + "\0" + folder.toAbsolutePath().normalize();
    return lab.id() + "-" + Sha256.of(where).hex(4);
  }

  /** The name of this machine; "here" if it has none. */
  static String host() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "here";
    }
  }

  @Override
  public void close() {
    if (database != null) {
      database.close();
    }
  }
}
