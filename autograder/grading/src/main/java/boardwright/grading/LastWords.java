package boardwright.grading;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * What a process said last on standard error. All that it says is read, so that it never waits for
 * a reader, and all but the end is forgotten.
 */
final class LastWords {
  private static final int MOST_BYTES = 2_000;
  private static final int MOST_LINES = 5;
  private static final int PATIENCE = 500;

  private final InputStream in;
  private final Thread reader;
  private String end = "";

  private LastWords(InputStream in) {
    this.in = in;
    this.reader = WorkerProcess.daemons("last-words").newThread(this::read);
  }

  static LastWords of(InputStream in) {
    LastWords words = new LastWords(in);
    words.reader.start();
    return words;
  }

  private void read() {
    byte[] bytes = new byte[MOST_BYTES];
    try {
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
        add(new String(bytes, 0, count, StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      // it was closed with its process
    }
  }

  private synchronized void add(String more) {
    String all = end + more;
    end = all.substring(Math.max(0, all.length() - MOST_BYTES));
  }

  private synchronized String end() {
    return end;
  }

  /** The last lines in one, of a process that has ended; empty if it said nothing. */
  String text() {
    try {
      reader.join(PATIENCE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    String[] lines = end().strip().split("\\R+");
    return Arrays.stream(lines)
        .skip(Math.max(0, lines.length - MOST_LINES))
        .map(String::strip)
        .collect(Collectors.joining(" / "));
  }
}
