package boardwright.command;

import boardwright.lab.WrongCallException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A place that the instructor chose for what is written.
 *
 * @param path where it is
 */
public record TargetFile(Path path) {
  /**
   * Where a file is to be written.
   *
   * @param to what the option says; null if it was not given
   * @param usual where it goes then
   * @throws WrongCallException if there can be no file there
   */
  public static TargetFile of(Path to, Path usual) {
    if (to == null) {
      return new TargetFile(usual);
    }
    Path folder = to.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new WrongCallException("--to %s: there is no folder %s".formatted(to, folder));
    }
    if (Files.isDirectory(to)) {
      throw new WrongCallException("--to %s: expected a file, but this is a folder".formatted(to));
    }
    return new TargetFile(to);
  }

  /**
   * Writes there.
   *
   * @throws WrongCallException if that cannot be
   */
  public void write(Writing writing) {
    try {
      writing.to(path);
    } catch (IOException e) {
      throw new WrongCallException(
          path + ": nothing can be written there; say another place with --to");
    }
  }

  @Override
  public String toString() {
    return path.toString();
  }

  /** What writes a file. */
  public interface Writing {
    /** Writes it. */
    void to(Path path) throws IOException;
  }
}
