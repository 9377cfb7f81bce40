// gives: open use close read: body, then close; null is fine; 3 lines
// try-with-resources: closing, suppressed exceptions, a resource that is null, readers in memory.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;

public class Main implements AutoCloseable {
  private static String log = "";

  Main() {
    log += "open ";
  }

  @Override
  public void close() {
    log += "close";
    if (log.length() > 20) {
      throw new IllegalStateException("close");
    }
  }

  public static Object run() throws IOException {
    try (Main first = new Main()) {
      log += "use ";
    }
    String text = log + " read: ";
    log = "long enough that closing throws ";
    try (Main second = new Main()) {
      throw new UnsupportedOperationException("body");
    } catch (UnsupportedOperationException e) {
      text += e.getMessage() + ", then " + e.getSuppressed()[0].getMessage();
    }
    try (Main none = null) {
      text += "; null is fine";
    }
    int lines = 0;
    try (StringReader letters = new StringReader("a\nb\nc"); BufferedReader reader = new BufferedReader(letters)) {
      while (reader.readLine() != null) {
        lines++;
      }
    }
    return text + "; " + lines + " lines";
  }
}
