package board.window;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the moves of a game to a file, one on a line below the name of the game; reads them. */
final class GameFile {

  private static final String FIRST_WORDS = "Boardwright game of ";
  private static final long LARGEST = 1_000_000;

  private GameFile() {}

  /**
   * Writes a file; one that is there is replaced.
   *
   * @throws IOException if the file cannot be written
   */
  static void write(Path file, String game, List<String> moves) throws IOException {
    StringBuilder text = new StringBuilder(FIRST_WORDS).append(game).append('\n');
    moves.forEach(move -> text.append(move).append('\n'));
    Files.writeString(file, text);
  }

  /**
   * Reads the moves in a file.
   *
   * @throws IOException if the file cannot be read, or holds no game of this name; the message of
   *     the latter is a sentence for a person
   */
  static List<String> read(Path file, String game) throws IOException {
    if (!Files.isRegularFile(file) || Files.size(file) > LARGEST) {
      throw new IOException("This is no file that could hold a game.");
    }
    List<String> lines = Files.readString(file).replaceFirst("^\uFEFF", "").lines().toList();
    if (lines.isEmpty() || !lines.get(0).equals(FIRST_WORDS + game)) {
      throw new IOException("This is no game of " + game + ".");
    }
    return lines.subList(1, lines.size()).stream().filter(line -> !line.isBlank()).toList();
  }
}
