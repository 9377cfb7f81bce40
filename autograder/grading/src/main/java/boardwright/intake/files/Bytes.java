package boardwright.intake.files;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Reads no more than was agreed. */
final class Bytes {
  private Bytes() {}

  /**
   * All bytes of a stream.
   *
   * @throws TooLargeException if there are more than this many
   */
  static byte[] of(InputStream in, long most) throws IOException {
    int room = (int) Math.min(Integer.MAX_VALUE - 16, most);
    byte[] bytes = in.readNBytes(room);
    if (bytes.length == room && in.read() >= 0) {
      throw new TooLargeException();
    }
    return bytes;
  }

  /** There is more than was agreed. */
  static final class TooLargeException extends IOException {
    private static final long serialVersionUID = 1L;
  }

  /** A stream that ends with an error where it has more than was agreed. */
  static final class Limited extends FilterInputStream {
    private long room;

    Limited(InputStream in, long room) {
      super(in);
      this.room = room;
    }

    /** How much may still be read. */
    long room() {
      return room;
    }

    @Override
    public int read() throws IOException {
      int read = super.read();
      take(read < 0 ? 0 : 1);
      return read;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int read = super.read(bytes, offset, length);
      take(Math.max(0, read));
      return read;
    }

    @Override
    public long skip(long count) throws IOException {
      long skipped = super.skip(count);
      take(skipped);
      return skipped;
    }

    private void take(long count) throws IOException {
      room -= count;
      if (room < 0) {
        throw new TooLargeException();
      }
    }
  }
}
