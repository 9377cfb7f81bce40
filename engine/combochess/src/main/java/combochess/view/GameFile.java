package combochess.view;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A saved game in a file, in UTF-8. The messages of its exceptions are for people. */
public final class GameFile {

  /** No game is longer; whatever is, is no saved game. */
  private static final long MOST_BYTES = 100_000;

  private GameFile() {}

  /**
   * Reads the lines of a file.
   *
   * @param file the file; not null
   * @return its lines
   * @throws IOException if it cannot be read, or is too long for a saved game
   */
  public static List<String> read(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new IOException("There is no file " + file + ".");
    }
    if (Files.size(file) > MOST_BYTES) {
      throw new IOException("That file is too long for a saved game.");
    }
    String text;
    try {
      text = Files.readString(file);
    } catch (IOException | UncheckedIOException e) {
      throw new IOException("The file " + file + " cannot be read as text.", e);
    }
    // Some editors put this mark before the first letter.
    return text.replaceFirst("^\uFEFF", "").lines().toList();
  }

  /**
   * Writes lines to a file; what was there is replaced.
   *
   * @param file the file; not null
   * @param lines what to write; not null
   * @throws IOException if it cannot be written
   */
  public static void write(Path file, List<String> lines) throws IOException {
    try {
      Files.writeString(file, String.join("\n", lines) + "\n");
    } catch (IOException e) {
      throw new IOException("The file " + file + " cannot be written.", e);
    }
  }
}
