package boardwright.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder on a disk.
 *
 * @param folder where it lies
 * @param items what lies in it
 */
record DiskShelf(Path folder, List<Item> items) implements Shelf {
  /** Looks into a folder. */
  static DiskShelf of(Path folder) {
    try (Stream<Path> children = Files.list(folder)) {
      List<Item> items =
          children
              .filter(child -> !SourceChoice.isForeign(child.getFileName().toString()))
              .sorted()
              .map(child -> (Item) new DiskItem(child))
              .toList();
      return new DiskShelf(folder, items);
    } catch (IOException e) {
      throw new IntakeException(folder + ": cannot be read");
    }
  }

  @Override
  public String name() {
    return new DiskItem(folder).name();
  }

  @Override
  public Shelf within(Item item) {
    return of(item.place().orElseThrow());
  }
}
