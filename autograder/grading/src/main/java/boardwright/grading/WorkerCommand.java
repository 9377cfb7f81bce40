package boardwright.grading;

import boardwright.protocol.Service;
import boardwright.sandbox.Sandbox;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a compiler or a worker is started: the command line of its JVM.
 *
 * @param line the words of the command
 */
record WorkerCommand(List<String> line) {
  /**
   * More options for such a JVM, separated by blanks. Tests know their processes by them, and one
   * switches the compiler's allowlist off, to learn what the sandbox alone is good for. They come
   * from the person who starts the grader: nothing that was handed in and nothing that a lab says
   * reaches the line that is made here.
   */
  private static final String MORE_OPTIONS = "boardwright.worker.options";

  /**
   * The folder for temporary files, if the launcher says so: a student's kit writes to its own
   * folder only.
   */
  private static final String TEMPORARY = "boardwright.tmp";

  /** The archive of class data, if the launcher made one. */
  private static final String ARCHIVE = "boardwright.archive";

  /**
   * A compiler on the same Java and class path as this process.
   *
   * @param shortLived whether it will serve one submission only, so that starting matters most
   * @param sandbox what is put around it
   */
  static WorkerCommand compiler(boolean shortLived, Sandbox sandbox) {
    return here(Service.COMPILER, shortLived, sandbox);
  }

  /** A worker, likewise. */
  static WorkerCommand worker(boolean shortLived, Sandbox sandbox) {
    return here(Service.WORKER, shortLived, sandbox);
  }

  /** The folder in which such a JVM is started; empty for that of this process. */
  static Optional<File> folder() {
    return Optional.of(System.getProperty(TEMPORARY, ""))
        .filter(folder -> !folder.isEmpty())
        .map(File::new);
  }

  private static WorkerCommand here(String main, boolean shortLived, Sandbox sandbox) {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(
        List.of(
            "-Xmx256m",
            // by its own, an object's hash code tells how many were asked for theirs before
            "-XX:+UnlockExperimentalVMOptions",
            "-XX:hashCode=1",
            // what is young dies soon; with more room for it the process grows and is no faster
            "-Xmn24m",
            "-XX:MaxMetaspaceSize=192m",
            // classes come and go: no full collection before there are many
            "-XX:MetaspaceSize=96m",
            "-XX:+UseSerialGC",
            "-Xshare:auto",
            // standard output is the wire: whatever the JVM itself has to say goes elsewhere
            "-Xlog:disable",
            // a file in /tmp, which would outlive a worker that is killed
            "-XX:-UsePerfData",
            // nor files where the grader was called, about one that breaks down
            "-XX:+SuppressFatalErrorMessage",
            "-XX:-CreateCoredumpOnCrash",
            "-Duser.timezone=UTC",
            "-XX:+DisplayVMOutputToStderr",
            "-Djava.awt.headless=true",
            "-Dfile.encoding=UTF-8",
            "-Duser.language=en",
            "-Duser.country=",
            // methods of such classes are called by reflection a few times each: writing a class
            // for each of them takes longer; the first is for Java 17, the second for newer ones
            "-Dsun.reflect.inflationThreshold=2147483647",
            "-Djdk.reflect.useNativeAccessorOnly=true",
            // every check loads new classes, so what C2 compiles would not be used
            "-XX:TieredStopAtLevel=1"));
    String archive = System.getProperty(ARCHIVE, "");
    if (!archive.isEmpty()) {
      line.add("-XX:SharedArchiveFile=" + archive);
    }
    if (folder().isPresent()) {
      // told from the folder in which it is started: its name may have blanks, which few games take
      line.add("-Djava.io.tmpdir=.");
    }
    String more = System.getProperty(MORE_OPTIONS, "").strip();
    if (!more.isEmpty()) {
      line.addAll(List.of(more.split("\\s+")));
    }
    line.add("-cp");
    line.add(
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> Path.of(entry).toAbsolutePath().normalize().toString())
            .collect(Collectors.joining(File.pathSeparator)));
    line.add(main);
    if (shortLived) {
      line.add(Service.WARM_UP);
    }
    return new WorkerCommand(sandbox.around(line));
  }
}
