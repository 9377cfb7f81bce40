package boardwright.protocol;

import boardwright.meter.FileGate;
import java.nio.file.Path;

/** The folder in which the program under check may read and write; it reaches no other file. */
public final class CheckFolder {
  private static volatile String path = "";
  private static volatile String given = "";

  private CheckFolder() {}

  /**
   * Opens a folder, for the check that runs.
   *
   * @param folder such as one that JUnit makes and takes away
   */
  public static void open(Path folder) {
    FileGate.open(folder);
    path = folder.toAbsolutePath().toString();
    given = folder.toString();
  }

  /** Text in which the folder has no name, since it has another one at every run. */
  static String masked(String text) {
    return path.isEmpty() ? text : text.replace(path, "…").replace(given, "…");
  }
}
