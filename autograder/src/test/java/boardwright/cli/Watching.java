package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** A call of {@code watch} that runs while a test saves files and presses keys. */
final class Watching implements AutoCloseable {
  private static final int SECONDS = 60;
  private static final int LOOK_MILLIS = 10;

  private final BlockingQueue<Integer> keys = new LinkedBlockingQueue<>();
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final InputStream usual = System.in;
  private final Thread thread;
  private volatile int code = -1;
  private int seen;

  /**
   * Begins.
   *
   * @param session makes the session that prints here
   */
  Watching(Function<PrintStream, Session> session, String... call) {
    System.setIn(
        new InputStream() {
          @Override
          public int read() {
            try {
              return keys.take();
            } catch (InterruptedException e) {
              return -1;
            }
          }
        });
    PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
    thread = new Thread(() -> code = Main.run(session.apply(out), call));
    thread.start();
  }

  /** Presses a key. */
  Watching press(char key) {
    keys.add((int) key);
    return this;
  }

  /** Waits until this was printed after what was waited for last; returns all in between. */
  String await(String text) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (System.nanoTime() < end) {
      String fresh = fresh();
      int at = fresh.indexOf(text);
      if (at >= 0) {
        String until = fresh.substring(0, at + text.length());
        seen += until.length();
        return until;
      }
      Thread.sleep(LOOK_MILLIS);
    }
    return fail("waited for '" + text + "', but there was:\n" + fresh());
  }

  /** What was printed after what was waited for last. */
  String fresh() {
    return printed
        .toString(StandardCharsets.UTF_8)
        .replace(System.lineSeparator(), "\n")
        .substring(seen);
  }

  @Override
  public void close() throws InterruptedException {
    press('q');
    thread.join(TimeUnit.SECONDS.toMillis(SECONDS));
    System.setIn(usual);
    assertEquals(ExitCode.ALL_PASSED, code, this::fresh);
  }
}
