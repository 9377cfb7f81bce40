package boardwright.run;

import boardwright.decisions.History;
import boardwright.disk.WholeFile;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.submission.LazySubmission;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;

/**
 * The folder of one run: {@code gradebook.csv} and a folder for each submission, which are for
 * people, and {@code .boardwright}, the run's memory, which is for later commands. Every file is
 * whole or not there, and is on the disk when writing it returns, so that a power cut costs no more
 * than what was being graded.
 */
public final class RunFolder implements Closeable {
  private static final String MEMORY = ".boardwright";
  private static final String JSON = ".json";

  private final Path folder;
  private final FileChannel lock;

  private RunFolder(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /**
   * Opens a folder for writing, and makes it if it is not there. No other process can write there
   * until it is closed, or this process ends.
   *
   * @throws RunFolderException if it is in use, or cannot be written
   */
  public static RunFolder openToWrite(Path folder) {
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
      refuseNewer(factsFile(folder));
      Files.createDirectories(folder.resolve(MEMORY).resolve("graded"));
      FileChannel channel =
          FileChannel.open(
              folder.resolve(MEMORY).resolve("lock"),
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE);
      if (!isLocked(channel)) {
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
   * @throws RunFolderException if there was no run, or its facts are damaged
   */
  public static RunFolder openToRead(Path folder) {
    new RunFolder(folder, null).facts();
    return new RunFolder(folder, null);
  }

  /**
   * Refuses to overwrite foreign files: what lies where a file of a run will be must be a run's.
   *
   * @param names of these files and folders
   * @throws RunFolderException if one of them is there, and no run was begun here
   */
  public static void refuseForeign(Path folder, List<String> names) {
    if (isKnown(folder)) {
      return;
    }
    for (String name : names) {
      if (Files.exists(folder.resolve(name), LinkOption.NOFOLLOW_LINKS)) {
        throw new RunFolderException(
            "%s: its %s is not from here and might be lost; give another folder"
                .formatted(folder, name));
      }
    }
  }

  /** Whether a run has written into a folder. */
  public static boolean isKnown(Path folder) {
    return Files.exists(folder.resolve(MEMORY));
  }

  /** What a newer Boardwright kept is neither read nor overwritten. */
  private static void refuseNewer(Path file) throws IOException {
    if (Files.isRegularFile(file) && KeptJson.isNewer(Files.readString(file))) {
      throw new RunFolderException(
          file + " was written by a newer Boardwright. Use that one, or give another folder.");
    }
  }

  /** Locks it until it is closed; false if it is locked already, by this process or another. */
  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  /** The folder itself. */
  public Path path() {
    return folder;
  }

  /** Whether a run was begun here. */
  public boolean hasRun() {
    return Files.isRegularFile(factsFile(folder));
  }

  /**
   * What is true of the whole run.
   *
   * @throws RunFolderException if none was begun here, or what was kept of it is damaged
   */
  public RunFacts facts() {
    return read(
            factsFile(folder),
            RunFacts.class,
            "Run the same grade command again, with --seed as any report.json here has it: what was"
                + " graded is not graded again.")
        .orElseThrow(
            () ->
                new RunFolderException(
                    folder
                        + ": expected the folder of a run, as grade --out made it, but this is"
                        + " none"));
  }

  /**
   * What came of one submission; empty if it was not graded.
   *
   * @throws RunFolderException if what was kept is damaged
   */
  public Optional<Graded> graded(String submission) {
    return read(
        gradedFile(submission),
        Graded.class,
        "Run the same grade command again: it grades this hand-in again.");
  }

  /**
   * All of the run, in the run's order, without the sources.
   *
   * @throws RunFolderException if one of them was not graded, or is damaged
   */
  public List<Graded> graded() {
    List<String> submissions = facts().submissions();
    List<Graded> graded =
        submissions.stream().flatMap(id -> graded(id).stream()).map(Graded::head).toList();
    if (graded.size() < submissions.size()) {
      throw new RunFolderException(
          "%s is not finished: %d of %d hand-ins are graded. Run the same grade command again; it goes on where it stopped."
              .formatted(folder, graded.size(), submissions.size()));
    }
    return graded;
  }

  /** The submissions of the run, in its order, each of which is read when it is needed. */
  public List<LazySubmission> submissions() {
    return facts().submissions().stream().flatMap(id -> submission(id).stream()).toList();
  }

  /**
   * One of them; empty if it was not graded.
   *
   * @throws RunFolderException if what was kept is damaged
   */
  public Optional<LazySubmission> submission(String id) {
    return graded(id).map(graded -> LazySubmission.of(graded.submission(), () -> sources(id)));
  }

  private List<Source> sources(String submission) {
    return graded(submission).orElseThrow().submission().sources();
  }

  /**
   * All of a run that has come to its end, in the run's order, without the sources.
   *
   * @throws RunFolderException if it has not, so that some grades may be those of an earlier one
   */
  public List<Graded> finished() {
    List<Graded> graded = graded();
    if (!facts().finished()) {
      throw new RunFolderException(
          "%s is not finished: the last grade or regrade was stopped. Run the same command again; it goes on where it stopped."
              .formatted(folder));
    }
    return graded;
  }

  /**
   * All of the run as it was when it last came to its end: where it was stopped since, what had
   * been graded before that counts. Without the sources.
   *
   * @throws RunFolderException if one of them was not graded, or is damaged
   */
  public List<Graded> lastFinished() {
    String remedy = "Remove this file: it is of an earlier run.";
    return graded().stream()
        .map(
            now ->
                read(earlierFile(now.submission().id()), Graded.class, remedy)
                    .map(Graded::head)
                    .orElse(now))
        .toList();
  }

  /**
   * Keeps what is true of the whole run. What came of its submissions earlier is remembered from
   * the beginning of a run to its end.
   */
  public void keep(RunFacts facts) {
    if (isFinished()) {
      forgetEarlier(); // also what is left of a run that was stopped at its very end
    }
    WholeFile.writeText(factsFile(folder), KeptJson.write(facts.of(History.of(folder))));
    if (facts.finished()) {
      forgetEarlier();
    }
  }

  /** The hand-ins of those who handed in several times. */
  KeptHandIns handIns() {
    return new KeptHandIns(folder.resolve(MEMORY).resolve("hand-ins"));
  }

  /** Keeps what came of one submission, and beside it what had come of it before this run. */
  public void keep(Graded graded) {
    String id = graded.submission().id();
    Path file = gradedFile(id);
    Path earlier = earlierFile(id);
    if (Files.isRegularFile(file) && !Files.exists(earlier)) {
      try {
        WholeFile.writeText(earlier, Files.readString(file));
      } catch (IOException e) {
        throw new UncheckedIOException(file + " cannot be read", e);
      }
    }
    WholeFile.writeText(file, KeptJson.write(graded));
  }

  /**
   * Which submissions of earlier runs have a folder here still, and are in this one no more; in the
   * order of their names.
   */
  public List<String> leftOver() {
    Set<String> now = new HashSet<>(facts().submissions());
    return known().stream()
        .filter(id -> !now.contains(id) && Files.isDirectory(folder.resolve(id)))
        .toList();
  }

  /**
   * All that was decided on this run, also by an older Boardwright.
   *
   * @throws boardwright.decisions.DecisionException if its file is damaged, or lacks lines
   */
  public History history(Lab lab) {
    return KeptHistory.of(this, lab);
  }

  /** All of which something is kept, in this run or left over, in the order of their names. */
  public List<String> known() {
    return kept(gradedFile("").getParent()).stream()
        .map(file -> file.getFileName().toString())
        .map(name -> name.substring(0, name.length() - JSON.length()))
        .sorted()
        .toList();
  }

  /** The files of a folder of the memory, in their order; none if there is no such folder. */
  static List<Path> kept(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(JSON)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " cannot be read", e);
    }
  }

  /** Where a file of the instructor's is remembered in this folder; empty if there is none. */
  static Optional<Path> remembered(Path folder, String name) {
    return Optional.of(folder.resolve(MEMORY).resolve(name)).filter(Files::isRegularFile);
  }

  private boolean isFinished() {
    try {
      return hasRun() && facts().finished();
    } catch (RunFolderException e) {
      return false; // damaged, so it is not known
    }
  }

  private void forgetEarlier() {
    Path all = earlierFile("").getParent();
    if (!Files.isDirectory(all)) {
      return;
    }
    try (Stream<Path> files = Files.list(all)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(all);
    } catch (IOException e) {
      throw new UncheckedIOException(all + " cannot be removed", e);
    }
  }

  /**
   * Writes a file for people, whole or not at all.
   *
   * @param path within the folder
   * @throws UncheckedIOException if it cannot be written, as on a full disk
   */
  public void write(String path, String text) {
    WholeFile.writeText(folder.resolve(path), text);
  }

  private static Path factsFile(Path folder) {
    return folder.resolve(MEMORY).resolve("run.json");
  }

  private Path gradedFile(String submission) {
    return folder.resolve(MEMORY).resolve("graded").resolve(submission + JSON);
  }

  private Path earlierFile(String submission) {
    return folder.resolve(MEMORY).resolve("earlier").resolve(submission + JSON);
  }

  static <T extends Record> Optional<T> read(Path file, Class<T> type, String remedy) {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      refuseNewer(file);
      T read = KeptJson.read(Files.readString(file), type);
      if (read != null) {
        return Optional.of(read);
      }
    } catch (IOException | JacksonException e) {
      // whatever is wrong with it, there is one thing to do
    }
    throw new RunFolderException(file + " is damaged. " + remedy);
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
