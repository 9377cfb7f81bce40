package boardwright.intake.files;

import boardwright.intake.files.Bytes.TooLargeException;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.apache.commons.compress.archivers.zip.UnixStat;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;

/**
 * An open zip. Its directory is read as far as was agreed, and a file only when it is asked for.
 */
final class Zip implements Closeable {
  /** What an entry takes in a zip's directory, when its name is long. */
  private static final int ENTRY = 256;

  /** How a zip begins that has something in it, and nothing before. */
  private static final byte[] FIRST = {'P', 'K', 3, 4};

  private static final int BEFORE_THE_ENTRIES = 1 << 18;

  private final ZipFile file;

  private Zip(ZipFile file) {
    this.file = file;
  }

  /** Opens a file. */
  static Zip open(Path path, int entries) throws IOException {
    return open(FileChannel.open(path), entries);
  }

  /** Opens a zip in memory. */
  static Zip open(byte[] bytes, int entries) throws IOException {
    return open(new SeekableInMemoryByteChannel(bytes), entries);
  }

  private static Zip open(SeekableByteChannel channel, int entries) throws IOException {
    Metered metered = new Metered(channel, BEFORE_THE_ENTRIES + (long) ENTRY * entries);
    try {
      Zip zip =
          new Zip(
              ZipFile.builder()
                  .setSeekableByteChannel(metered)
                  .setIgnoreLocalFileHeader(true)
                  .setCharset(StandardCharsets.UTF_8)
                  .get());
      metered.room = Long.MAX_VALUE;
      if (zip.file.getFirstLocalFileHeaderOffset() > 0 && beginsAsZip(channel)) {
        throw new IOException("cut off: this is the directory of a zip that lies in it");
      }
      return zip;
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw metered.room < 0 ? new TooLargeException() : new IOException("no zip", e);
    }
  }

  private static boolean beginsAsZip(SeekableByteChannel channel) throws IOException {
    ByteBuffer head = ByteBuffer.allocate(FIRST.length);
    channel.position(0);
    channel.read(head);
    return Arrays.equals(head.array(), FIRST);
  }

  /** Its entries, in their order in it. */
  List<ZipArchiveEntry> entries() {
    return Collections.list(file.getEntries());
  }

  /** The bytes of an entry. */
  InputStream open(ZipArchiveEntry entry) throws IOException {
    try {
      return file.getInputStream(entry);
    } catch (RuntimeException e) {
      throw new IOException(e);
    }
  }

  /** Whether an entry is neither a file nor a folder nor a link, such as a pipe. */
  static boolean isSpecial(ZipArchiveEntry entry) {
    int kind = entry.getUnixMode() & UnixStat.FILE_TYPE_FLAG;
    return kind != 0
        && kind != UnixStat.FILE_FLAG
        && kind != UnixStat.DIR_FLAG
        && kind != UnixStat.LINK_FLAG;
  }

  /** An entry's name: UTF-8 as it should be, or the alphabet of old systems. */
  static String name(ZipArchiveEntry entry) {
    byte[] raw = entry.getRawName();
    String name = entry.getName();
    if (raw != null) {
      try {
        name = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(raw)).toString();
      } catch (CharacterCodingException e) {
        name = new String(raw, Charset.forName("IBM437"));
      }
    }
    return name.replace('\\', '/');
  }

  @Override
  public void close() throws IOException {
    file.close();
  }

  /** A channel that refuses to be read on and on while a zip is opened. */
  private static final class Metered implements SeekableByteChannel {
    private final SeekableByteChannel channel;
    private long room;

    Metered(SeekableByteChannel channel, long room) {
      this.channel = channel;
      this.room = room;
    }

    @Override
    public int read(ByteBuffer buffer) throws IOException {
      int read = channel.read(buffer);
      room -= Math.max(0, read);
      if (room < 0) {
        throw new TooLargeException();
      }
      return read;
    }

    @Override
    public int write(ByteBuffer buffer) throws IOException {
      throw new IOException("read only");
    }

    @Override
    public long position() throws IOException {
      return channel.position();
    }

    @Override
    public SeekableByteChannel position(long position) throws IOException {
      channel.position(position);
      return this;
    }

    @Override
    public long size() throws IOException {
      return channel.size();
    }

    @Override
    public SeekableByteChannel truncate(long size) throws IOException {
      throw new IOException("read only");
    }

    @Override
    public boolean isOpen() {
      return channel.isOpen();
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }
}
