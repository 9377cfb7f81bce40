package boardwright.worker;

import boardwright.protocol.Shown;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Keeps what the code under check prints, up to a limit. It is shown and never decides anything.
 */
final class Capture extends OutputStream {
  private static final int MOST = 8_192;

  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private boolean cut;

  /** A stream that prints into this. */
  PrintStream stream() {
    return new PrintStream(this, true, StandardCharsets.UTF_8);
  }

  @Override
  public synchronized void write(int b) {
    if (kept.size() < MOST) {
      kept.write(b);
    } else {
      cut = true;
    }
  }

  @Override
  public synchronized void write(byte[] b, int off, int len) {
    int room = Math.min(len, MOST - kept.size());
    if (room > 0) {
      kept.write(b, off, room);
    }
    cut |= room < len;
  }

  /** What was printed since the last call. */
  synchronized String take() {
    if (kept.size() == 0) {
      return ""; // nearly always, and each check asks
    }
    String printed = kept.toString(StandardCharsets.UTF_8);
    if (cut) { // of half a line nobody knows what it was to be
      int end = printed.lastIndexOf('\n');
      printed = end < 0 ? printed : printed.substring(0, end);
    }
    String text = Shown.masked(PrintedTrace.cut(printed)) + (cut ? "\n… (cut here)" : "");
    kept.reset();
    cut = false;
    return text;
  }
}
