package framework.saved;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files with saved games: the one place where they are written and read. */
public final class SavedGameFile {

  private static final long LARGEST = 1_000_000;

  private SavedGameFile() {}

  /**
   * Writes a text to a file; a file that is there is replaced. If this fails half-way, what was
   * there before is still there.
   *
   * @param file where to write; not null
   * @param text what to write; not null
   * @throws IOException if the file cannot be written
   */
  public static void write(Path file, String text) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "this is a folder");
    }
    // A name that nobody else has: a file of the player's must not be lost.
    Path part =
        file.resolveSibling(
            file.getFileName() + "." + Long.toHexString(System.nanoTime()) + ".part");
    try {
      Files.writeString(part, text, StandardOpenOption.CREATE_NEW);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /**
   * Reads the text in a file.
   *
   * @param file what to read; not null
   * @return all of the text
   * @throws IOException if the file cannot be read, or is no text
   * @throws SavedGameException if it is a device or a pipe, or larger than any game
   */
  static String read(Path file) throws IOException, SavedGameException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new SavedGameException("This is no file that could hold a game.");
    }
    if (Files.size(file) > LARGEST) {
      throw new SavedGameException("This is no saved game: it is too large.");
    }
    return Files.readString(file);
  }
}
