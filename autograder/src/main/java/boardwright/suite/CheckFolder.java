package boardwright.suite;

import boardwright.meter.FileGate;
import java.nio.file.Path;

/** The folder in which the program under check may read and write; it reaches no other file. */
public final class CheckFolder {
  private CheckFolder() {}

  /**
   * Opens a folder, for the check that runs.
   *
   * @param folder such as one that JUnit makes and takes away
   */
  public static void open(Path folder) {
    FileGate.open(folder);
  }
}
