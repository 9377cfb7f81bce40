package boardwright.meter;

import java.io.IOException;
import java.nio.file.CopyOption;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/**
 * Replaces {@link Files} in the provided classes of a mix: a program that saves games does so for
 * any caller, and so would write any file for a learner's class. Only what lies in the folder of
 * the check that runs can be reached; everything else is refused, and nothing is touched.
 *
 * <p>The methods have the names and parameters of those they replace. A provided class that uses
 * another one cannot be linked in a mix, until it is added here.
 */
public final class FileGate {
  private static volatile Path folder;

  private FileGate() {}

  /** The folder of the check that runs; null for none. */
  public static void open(Path own) {
    folder = own == null ? null : own.toAbsolutePath().normalize();
  }

  /** As the method of {@link Files}. */
  public static Path writeString(Path path, CharSequence text, OpenOption... options)
      throws IOException {
    return Files.writeString(own(path), text, options);
  }

  /** As the method of {@link Files}. */
  public static String readString(Path path) throws IOException {
    return Files.readString(own(path));
  }

  /** As the method of {@link Files}. */
  public static Path move(Path from, Path to, CopyOption... options) throws IOException {
    return Files.move(own(from), own(to), options);
  }

  /** As the method of {@link Files}. */
  public static boolean deleteIfExists(Path path) throws IOException {
    return Files.deleteIfExists(own(path));
  }

  /** As the method of {@link Files}. */
  public static long size(Path path) throws IOException {
    return Files.size(own(path));
  }

  /** As the method of {@link Files}. */
  public static boolean isDirectory(Path path, LinkOption... options) {
    return Files.isDirectory(own(path), options);
  }

  /** As the method of {@link Files}. */
  public static boolean exists(Path path, LinkOption... options) {
    return Files.exists(own(path), options);
  }

  /** As the method of {@link Files}. */
  public static boolean isRegularFile(Path path, LinkOption... options) {
    return Files.isRegularFile(own(path), options);
  }

  /** Only the platform's own paths are trusted: another class could say of itself what it likes. */
  private static Path own(Path path) {
    Path allowed = folder;
    if (allowed == null
        || path.getClass() != allowed.getClass()
        || !path.toAbsolutePath().normalize().startsWith(allowed)) {
      Meter.refuse("a file outside of the folder of the check");
    }
    return path;
  }
}
