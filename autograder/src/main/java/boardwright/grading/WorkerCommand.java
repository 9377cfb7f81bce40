package boardwright.grading;

import boardwright.worker.WorkerMain;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How a worker is started: the command line of its JVM.
 *
 * @param line the words of the command
 */
record WorkerCommand(List<String> line) {
  /**
   * More options for a worker's JVM, separated by blanks: the build measures coverage with them.
   */
  private static final String MORE_OPTIONS = "boardwright.worker.options";

  /** The archive of class data, if the launcher made one. */
  private static final String ARCHIVE = "boardwright.archive";

  /**
   * A worker on the same Java and class path as this process.
   *
   * @param shortLived whether it will serve one submission only, so that starting matters most
   */
  static WorkerCommand here(boolean shortLived) {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(
        List.of(
            "-Xmx256m",
            "-XX:MaxMetaspaceSize=192m",
            "-XX:+UseSerialGC",
            "-Xshare:auto",
            // standard output is the wire: whatever the JVM itself has to say goes elsewhere
            "-Xlog:disable",
            "-XX:+DisplayVMOutputToStderr",
            "-Djava.awt.headless=true",
            "-Dfile.encoding=UTF-8",
            "-Duser.language=en",
            "-Duser.country=",
            // every check loads its classes anew, and C2 would compile them for nobody
            "-XX:TieredStopAtLevel=1"));
    String archive = System.getProperty(ARCHIVE, "");
    if (!archive.isEmpty()) {
      line.add("-XX:SharedArchiveFile=" + archive);
    }
    String more = System.getProperty(MORE_OPTIONS, "").strip();
    if (!more.isEmpty()) {
      line.addAll(List.of(more.split("\\s+")));
    }
    line.add("-cp");
    line.add(System.getProperty("java.class.path"));
    line.add(WorkerMain.class.getName());
    if (shortLived) {
      line.add(WorkerMain.WARM_UP);
    }
    return new WorkerCommand(List.copyOf(line));
  }
}
