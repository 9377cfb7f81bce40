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
 * @param items what lies in it
 * @param without a folder that is none of them, wherever it lies
 */
record DiskContainer(Path folder, List<Item> items, Optional<Path> without) implements Container {
  /** Looks into a folder, and away from a folder in it. */
  static DiskContainer of(Path folder, Optional<Path> without) {
    try (Stream<Path> children = Files.list(folder)) {
      List<Item> items =
          children
              .filter(child -> !FileNames.isForeign(child.getFileName().toString()))
              .filter(child -> without.filter(other -> isSame(other, child)).isEmpty())
              .sorted()
              .map(child -> (Item) new DiskItem(child))
              .toList();
      return new DiskContainer(folder, items, without);
    } catch (IOException e) {
      throw new IntakeException(folder + ": cannot be read");
    }
  }

  @Override
  public String name() {
    return new DiskItem(folder).name();
  }

  @Override
  public Container within(Item item) {
    return of(item.place().orElseThrow(), without);
  }

  private static boolean isSame(Path path, Path other) {
    try {
      return Files.exists(path) && Files.isSameFile(path, other);
    } catch (IOException e) {
      return false;
    }
  }
}
