package boardwright.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/**
 * Remembers that the build made something, so that it isn't made again before what it was made of
 * has changed.
 */
public final class Stamp {
  private final Path file;
  private FileTime begun;

  /** The stamp that is kept in this file. */
  public Stamp(Path file) {
    this.file = file;
  }

  /**
   * Whether all that was made is still there, and older than no input.
   *
   * @param inputs files, and folders with all that is in them; one that is missing counts as old
   */
  public boolean isFresh(List<Path> inputs) throws IOException {
    if (!Files.exists(file)) {
      return false;
    }
    for (String made : Files.readAllLines(file)) {
      if (!Files.exists(Path.of(made))) {
        return false;
      }
    }
    long last = Files.getLastModifiedTime(file).toMillis();
    for (Path input : inputs) {
      if (hasNewer(input, last)) {
        return false;
      }
    }
    return true;
  }

  /** Says that it is about to be made. */
  public void begin() throws IOException {
    Files.createDirectories(file.getParent());
    Files.deleteIfExists(file);
    begun = FileTime.from(Instant.now());
  }

  /** Says that these files were made. What was saved meanwhile is newer than the stamp. */
  public void end(List<Path> made) throws IOException {
    Files.write(file, made.stream().map(Path::toString).toList());
    Files.setLastModifiedTime(file, begun);
  }

  private static boolean hasNewer(Path input, long last) throws IOException {
    if (!Files.exists(input)) {
      return false;
    }
    try (Stream<Path> files = Files.walk(input)) {
      return files.anyMatch(each -> each.toFile().lastModified() > last);
    }
  }
}
