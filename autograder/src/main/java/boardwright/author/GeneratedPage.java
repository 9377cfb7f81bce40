package boardwright.author;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A page, parts of which are generated.
 *
 * @param file where it is
 * @param text the whole page as it should be
 * @param missing sentences about the parts that can't be generated, because the page or another
 *     file lacks something
 */
public record GeneratedPage(Path file, String text, List<String> missing) {
  /** Whether the file has this text already. */
  public boolean isWritten() throws IOException {
    return Files.readString(file).equals(text);
  }

  /** Writes the text into the file. */
  public void write() throws IOException {
    Files.writeString(file, text);
  }
}
