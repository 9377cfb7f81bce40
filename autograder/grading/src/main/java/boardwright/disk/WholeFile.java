package boardwright.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes files that are whole or not there, also after a power cut. */
public final class WholeFile {
  private WholeFile() {}

  /**
   * Writes a file, and the folders that it needs. When this returns, it is on the disk.
   *
   * @throws IOException if it cannot be written; what was there before is then as it was
   */
  public static void write(Path file, byte[] content) throws IOException {
    Files.createDirectories(file.getParent());
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    try (FileChannel channel =
        FileChannel.open(
            fresh,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(content);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
    try {
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
    }
    forceNames(file.getParent());
  }

  /**
   * Writes a text in UTF-8 as {@link #write} does.
   *
   * @throws UncheckedIOException if it cannot be written, naming the file
   */
  public static void writeText(Path file, String text) {
    try {
      write(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(
          new IOException(file + " cannot be written: " + e.getMessage(), e));
    }
  }

  /** Puts the names in a folder on the disk, where the system lets a folder be opened. */
  private static void forceNames(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Windows has no such call, and keeps names by itself
    }
  }
}
