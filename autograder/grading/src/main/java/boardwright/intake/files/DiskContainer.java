package boardwright.intake.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A folder on a disk.
 *
 * @param folder where it lies
 * @param entries what lies in it
 * @param without a folder that is none of them, wherever it lies
 */
record DiskContainer(Path folder, List<Entry> entries, Optional<Path> without)
    implements Container {
  /** Looks into a folder, and away from a folder in it. */
  static DiskContainer of(Path folder, Optional<Path> without) {
    try (Stream<Path> children = Files.list(folder)) {
      List<Entry> entries =
          children
              .filter(child -> !FileNames.isForeign(child.getFileName().toString()))
              .filter(child -> without.filter(other -> isSame(other, child)).isEmpty())
              .sorted()
              .map(child -> (Entry) new DiskEntry(child))
              .toList();
      return new DiskContainer(folder, entries, without);
    } catch (IOException e) {
      throw new IntakeException(folder + ": cannot be read");
    }
  }

  @Override
  public String name() {
    return new DiskEntry(folder).name();
  }

  @Override
  public Container within(Entry entry) {
    return of(entry.place().orElseThrow(), without);
  }

  private static boolean isSame(Path path, Path other) {
    try {
      return Files.exists(path) && Files.isSameFile(path, other);
    } catch (IOException e) {
      return false;
    }
  }
}
