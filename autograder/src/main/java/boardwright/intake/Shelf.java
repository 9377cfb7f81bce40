package boardwright.intake;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** What lies directly in a folder, or at the top of a zip, that may hold many hand-ins. */
interface Shelf extends Closeable {
  /** The name of the folder or zip. */
  String name();

  /** The files and folders, in the order of their names, without what systems leave behind. */
  List<Item> items();

  /** The same for a folder in it. */
  Shelf within(Item folder);

  /** The only folder in it, if it has nothing else but lists. */
  default Optional<Item> onlyFolder() {
    List<Item> all = items().stream().filter(item -> !item.isFile(".csv")).toList();
    return all.size() == 1 && all.get(0).kind() == Item.Kind.FOLDER
        ? Optional.of(all.get(0))
        : Optional.empty();
  }

  @Override
  default void close() throws IOException {
    // most have nothing to close
  }
}
