package boardwright.intake.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What lies directly in a folder, or at the top of a zip, that may hold many hand-ins. */
public interface Container extends Closeable {
  /**
   * What lies in a folder, or in a zip; nothing if that cannot be looked into, since its reader
   * will say why.
   *
   * @param without a folder that is none of it, wherever it lies
   * @throws IntakeException if the folder cannot be read
   */
  static Container open(Path path, Optional<Path> without) {
    try {
      return Files.isDirectory(path) ? DiskContainer.of(path, without) : ZipContainer.open(path);
    } catch (IOException e) {
      return empty(path);
    }
  }

  /** Whether it is a file that is called an archive and cannot be opened, such as half of one. */
  static boolean isBroken(Path file) {
    return ArchiveReader.isBroken(file);
  }

  /** One with nothing in it. */
  static Container empty(Path path) {
    return new DiskContainer(path, List.of(), Optional.empty());
  }

  /** The name of the folder or zip. */
  String name();

  /** The files and folders, in the order of their names, without what systems leave behind. */
  List<Entry> entries();

  /** The same for a folder in it. */
  Container within(Entry folder);

  /** The only folder in it, if it has nothing else but lists. */
  default Optional<Entry> onlyFolder() {
    List<Entry> all = entries().stream().filter(entry -> !entry.isFile(".csv")).toList();
    return all.size() == 1 && all.get(0).kind() == Entry.Kind.FOLDER
        ? Optional.of(all.get(0))
        : Optional.empty();
  }

  @Override
  default void close() throws IOException {
    // most have nothing to close
  }
}
