package boardwright.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

/**
 * A temporary folder that another program works in. It is gone when this is closed; and when this
 * program is told to end before, so is whatever was started to work there.
 */
public final class WorkFolder implements AutoCloseable {
  private final Path folder;
  private final Thread end = new Thread(this::end, "end of a work folder");

  private WorkFolder(Path folder) {
    this.folder = folder;
  }

  /** A new folder; its name begins with this. */
  public static WorkFolder make(String name) throws IOException {
    WorkFolder made = new WorkFolder(Files.createTempDirectory(name));
    Runtime.getRuntime().addShutdownHook(made.end);
    return made;
  }

  /** Where it is. */
  public Path path() {
    return folder;
  }

  @Override
  public void close() throws IOException, InterruptedException {
    try {
      Runtime.getRuntime().removeShutdownHook(end);
    } catch (IllegalStateException e) {
      new CountDownLatch(1).await(); // the JVM is about to end, so this failure does not matter
    }
    delete();
  }

  private void end() {
    // nothing that was started is of use any more, and nobody must write while this is deleted
    for (ProcessHandle started : ProcessHandle.current().descendants().toList()) {
      started.destroyForcibly();
      started.onExit().join();
    }
    try {
      delete();
    } catch (IOException e) {
      // there is nobody left to tell
    }
  }

  private void delete() throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) { // a folder comes last
        Files.delete(each);
      }
    }
  }
}
