package boardwright.run;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The folder of one run: {@code gradebook.csv} and a folder for each submission, which are for
 * people, and {@code .boardwright}, the run's memory, which is for later commands. Every file is
 * whole or not there, also after a power cut in the middle of a run.
 */
public final class RunFolder implements Closeable {
  private static final String MEMORY = ".boardwright";
  private static final JsonMapper JSON = JsonMapper.shared();

  private final Path folder;
  private final FileChannel lock;

  private RunFolder(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /**
   * Opens a folder for writing, and makes it if it is not there. Nobody else can write there until
   * it is closed, or this process ends.
   *
   * @throws RunFolderException if it is in use, or cannot be written
   */
  public static RunFolder write(Path folder) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new RunFolderException(
          folder + ": expected a folder for the reports, but this is a file");
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new RunFolderException(folder + ": this folder cannot be made");
    }
    try {
      Files.createDirectories(folder.resolve(MEMORY).resolve("graded"));
      FileChannel channel =
          FileChannel.open(
              folder.resolve(MEMORY).resolve("lock"),
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE);
      FileLock held = tryLock(channel);
      if (held == null) {
        channel.close();
        throw new RunFolderException(
            folder + ": another run writes there; wait for it, or give another folder");
      }
      return new RunFolder(folder, channel);
    } catch (IOException e) {
      throw new RunFolderException(folder + ": nothing can be written there");
    }
  }

  /**
   * Opens the folder of an earlier run, to read.
   *
   * @throws RunFolderException if there was no run
   */
  public static RunFolder read(Path folder) {
    if (!Files.isRegularFile(folder.resolve(MEMORY).resolve("run.json"))) {
      throw new RunFolderException(
          folder + ": expected the folder of a run, as grade --out made it, but this is none");
    }
    return new RunFolder(folder, null);
  }

  private static FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  /** The folder itself. */
  public Path path() {
    return folder;
  }

  /** The folder of one submission, for the files that people open. */
  public Path of(String submission) {
    return folder.resolve(submission);
  }

  /** What is true of the whole run; empty if none was begun here. */
  public Optional<RunFacts> facts() {
    return read(folder.resolve(MEMORY).resolve("run.json"), RunFacts.class);
  }

  /** Keeps what is true of the whole run. */
  public void keep(RunFacts facts) {
    write(MEMORY + "/run.json", JSON.writeValueAsString(facts));
  }

  /** What came of one submission; empty if it was not graded, or what was kept is damaged. */
  public Optional<Graded> graded(String submission) {
    return read(memory(submission), Graded.class);
  }

  /** All of the run that was graded, in the run's order. */
  public List<Graded> graded() {
    return facts().map(RunFacts::submissions).orElse(List.of()).stream()
        .map(this::graded)
        .flatMap(Optional::stream)
        .toList();
  }

  /** Keeps what came of one submission. */
  public void keep(Graded graded) {
    write(
        folder.relativize(memory(graded.submission().id())).toString(),
        JSON.writeValueAsString(graded));
  }

  /** Writes a file for people, whole or not at all. */
  public void write(String path, String text) {
    Path file = folder.resolve(path);
    try {
      Files.createDirectories(file.getParent());
      Path fresh = file.resolveSibling(file.getFileName() + ".new");
      Files.writeString(fresh, text);
      try {
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException e) {
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw new RunFolderException(file + ": cannot be written: " + e.getMessage());
    }
  }

  private Path memory(String submission) {
    return folder.resolve(MEMORY).resolve("graded").resolve(submission + ".json");
  }

  private static <T> Optional<T> read(Path file, Class<T> type) {
    try {
      return Files.isRegularFile(file)
          ? Optional.of(JSON.readValue(Files.readString(file), type))
          : Optional.empty();
    } catch (IOException | JacksonException e) {
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    if (lock != null) {
      try {
        lock.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
