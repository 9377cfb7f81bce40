package boardwright.intake.files;

import boardwright.intake.files.Bytes.Limited;
import boardwright.intake.files.Bytes.TooLargeException;
import boardwright.lab.Lab;
import boardwright.text.Printable;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.MemoryLimitException;
import org.apache.commons.compress.PasswordRequiredException;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZFile;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.UnixStat;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;

/**
 * Offers what lies in an archive to a choice of sources. What kind of archive it is, its first
 * bytes say, whatever its name. Nothing is written, and no name in it is trusted.
 */
final class ArchiveReader {
  private static final int HEAD = 512;
  private static final int MOST_SOURCE = HandIn.File.LARGEST + 1;

  /** What may be taken to unpack one archive: enough for all that 7-Zip and xz do unasked. */
  private static final int LZMA_KIB = 80 << 10;

  private final SourceChoice choice;

  ArchiveReader(SourceChoice choice) {
    this.choice = choice;
  }

  /**
   * Offers everything in an archive.
   *
   * @param shown how the archive is called in notes
   * @param inside what stands before the paths of its files
   * @param depth how many archives it lies in, itself included
   */
  void offer(String shown, String inside, int depth, byte[] bytes) {
    byte[] head = Arrays.copyOf(bytes, HEAD);
    try {
      switch (Format.of(head)) {
        case ZIP -> zip(shown, inside, depth, Zip.open(bytes, choice.roomForFiles()));
        case GZIP, XZ, TAR -> tar(inside, depth, new ByteArrayInputStream(bytes), head);
        case SEVEN -> sevenZip(shown, inside, depth, bytes);
        case RAR -> choice.note(notRead(shown, "a RAR archive"));
        case BZIP2 -> choice.note(notRead(shown, "packed with bzip2"));
        case ZSTD -> choice.note(notRead(shown, "packed with zstd"));
        default -> choice.note(broken(shown));
      }
    } catch (TooLargeException e) {
      choice.note(tooLarge(shown, choice.limits()));
    } catch (MemoryLimitException e) {
      choice.note(shown + " takes too much memory to unpack; ask for a zip.");
    } catch (IOException | RuntimeException e) {
      choice.note(broken(shown));
    }
  }

  /**
   * Offers everything in a zip on a disk, which is not read as a whole.
   *
   * @return false if it is no zip
   */
  boolean offerZip(String shown, Path path, String inside, int depth) {
    try {
      if (format(path) != Format.ZIP) {
        return false;
      }
    } catch (IOException e) {
      throw UnreadableException.of(shown, e);
    }
    try {
      zip(shown, inside, depth, Zip.open(path, choice.roomForFiles()));
    } catch (TooLargeException e) {
      choice.note(tooLarge(shown, choice.limits()));
    } catch (IOException | RuntimeException e) {
      choice.note(broken(shown));
    }
    return true;
  }

  /**
   * Whether a file is called an archive and is none of any kind, or a zip without its directory.
   */
  static boolean isBroken(Path path) {
    if (!Files.isRegularFile(path) || !FileNames.isArchive(Entry.at(path).name())) {
      return false;
    }
    try {
      Format format = format(path);
      if (format == Format.ZIP) {
        Zip.open(path, Integer.MAX_VALUE).close();
      }
      return format == Format.OTHER;
    } catch (IOException e) {
      return Files.isReadable(path);
    }
  }

  private static Format format(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return Format.of(Arrays.copyOf(in.readNBytes(HEAD), HEAD));
    }
  }

  /** Offers everything in a zip, which must stay open until the sources are read. */
  private void zip(String shown, String inside, int depth, Zip zip) {
    choice.closeLater(zip);
    boolean locked = false;
    for (ZipArchiveEntry entry : zip.entries()) {
      String name = Zip.name(entry);
      if (entry.isDirectory()) {
        continue;
      }
      if (entry.getGeneralPurposeBit().usesEncryption()) {
        locked = true;
      } else if (entry.isUnixSymlink()) {
        choice.link(inside + name);
      } else if (Zip.isSpecial(entry)) {
        choice.special(inside + name);
      } else {
        leadsOut(name);
        if (!choice.offer(inside + name, depth, () -> zip.open(entry))) {
          break;
        }
      }
    }
    if (locked) {
      choice.note(locked(shown));
    }
  }

  /** Its files are packed as one, so all of them are unpacked, and must be few enough for that. */
  private void sevenZip(String shown, String inside, int depth, byte[] bytes) throws IOException {
    try (SevenZFile archive =
        SevenZFile.builder()
            .setSeekableByteChannel(new SeekableInMemoryByteChannel(bytes))
            .setMaxMemoryLimitKiB(LZMA_KIB)
            .get()) {
      long size = 0;
      for (SevenZArchiveEntry entry : archive.getEntries()) {
        size += entry.getSize();
        if (size < 0 || size > choice.roomForBytes()) {
          throw new TooLargeException();
        }
      }
      choice.unpacked(size);
      boolean more = true;
      for (SevenZArchiveEntry entry : archive.getEntries()) {
        String name = String.valueOf(entry.getName()).replace('\\', '/');
        int kind = entry.getHasWindowsAttributes() ? entry.getWindowsAttributes() >>> 16 : 0;
        if ((kind & UnixStat.FILE_TYPE_FLAG) == UnixStat.LINK_FLAG) {
          choice.link(inside + name);
        } else if (more && !entry.isDirectory() && !entry.isAntiItem()) {
          leadsOut(name);
          more = offer(inside + name, depth, archive.getInputStream(entry), entry.getSize());
        }
      }
    } catch (PasswordRequiredException e) {
      choice.note(locked(shown));
    }
  }

  private void tar(String inside, int depth, InputStream in, byte[] head) throws IOException {
    InputStream plain =
        switch (Format.of(head)) {
          case GZIP -> new GZIPInputStream(in);
          case XZ ->
              XZCompressorInputStream.builder()
                  .setInputStream(in)
                  .setMemoryLimitKiB(LZMA_KIB)
                  .get();
          default -> in;
        };
    Limited limited = new Limited(new BufferedInputStream(plain), choice.roomForBytes());
    int found = 0;
    try (TarArchiveInputStream tar = new TarArchiveInputStream(limited, true)) {
      TarArchiveEntry entry = tar.getNextEntry();
      boolean more = true;
      while (more && entry != null) {
        String name = entry.getName().replace('\\', '/');
        if (entry.isSymbolicLink() || entry.isLink()) {
          choice.link(inside + name);
        } else if (entry.isFIFO() || entry.isBlockDevice() || entry.isCharacterDevice()) {
          choice.special(inside + name);
        } else if (entry.isFile()) {
          leadsOut(name);
          more = offer(inside + name, depth, tar, limited.room());
        }
        found++;
        entry = tar.getNextEntry();
      }
    } finally {
      choice.unpacked(choice.roomForBytes() - Math.max(0, limited.room()));
    }
    if (found == 0) {
      throw new IOException("no tar");
    }
  }

  private boolean offer(String path, int depth, InputStream tar, long room) throws IOException {
    String name = path.substring(path.lastIndexOf('/') + 1);
    if (!FileNames.isSource(name) && !FileNames.isArchive(name)) {
      return choice.offer(path, depth, InputStream::nullInputStream);
    }
    long most = FileNames.isSource(name) ? MOST_SOURCE : room;
    byte[] bytes = tar.readNBytes((int) Math.min(Integer.MAX_VALUE - 16, most));
    return choice.offer(path, depth, () -> new ByteArrayInputStream(bytes));
  }

  private void leadsOut(String name) {
    if (name.startsWith("/")
        || name.matches("[A-Za-z]:.*")
        || ("/" + name + "/").contains("/../")) {
      choice.note(
          Printable.label(name)
              + ": this name leads out of the archive; it was read as a label only.");
    }
  }

  private static String locked(String shown) {
    return shown + " is locked with a password; ask for it without one.";
  }

  private static String notRead(String shown, String what) {
    return shown + " is " + what + ", which is not read; ask for a zip.";
  }

  /** What to say of an archive that is none, or half of one. */
  static String broken(String shown) {
    String kind = shown.matches("(?i).*\\.zip") ? " as a zip archive" : " as an archive";
    return shown + " cannot be opened" + kind + "; ask for it again.";
  }

  /** What to say of an archive that has too much in it. */
  static String tooLarge(String shown, Lab.Archive limits) {
    return "%s has more in it than is read of one hand-in (%,d files, %,d megabytes); ask for the sources only."
        .formatted(shown, limits.entries(), limits.megabytes());
  }

  /** What the first bytes of an archive say. */
  enum Format {
    ZIP("PK"),
    GZIP("\u001f\u008b"),
    RAR("Rar!"),
    SEVEN("7z\u00bc\u00af"),
    BZIP2("BZh"),
    XZ("\u00fd7zXZ"),
    ZSTD("(\u00b5/\u00fd"),
    TAR("ustar"),
    OTHER("");

    private static final int TAR_MARK = 257;

    private final String mark;

    Format(String mark) {
      this.mark = mark;
    }

    static Format of(byte[] head) {
      String text = new String(head, StandardCharsets.ISO_8859_1);
      return Stream.of(values())
          .filter(format -> text.startsWith(format.mark, format == TAR ? TAR_MARK : 0))
          .findFirst()
          .orElseThrow();
    }
  }
}
