package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import boardwright.command.ExitCode;
import boardwright.command.Session;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntConsumer;

/** A call of {@code watch} that runs while a test saves files and presses keys. */
final class Watching implements AutoCloseable {
  private static final int SECONDS = 60;
  private static final int LOOK_MILLIS = 10;

  private final IntConsumer keys;
  private final ByteArrayOutputStream printed;
  private final Callable<Integer> end;
  private int seen;

  /**
   * A call that has begun.
   *
   * @param keys gets what is pressed
   * @param printed grows by what it prints
   * @param end waits for its end and returns its exit code
   */
  private Watching(IntConsumer keys, ByteArrayOutputStream printed, Callable<Integer> end) {
    this.keys = keys;
    this.printed = printed;
    this.end = end;
  }

  /**
   * Begins in this JVM.
   *
   * @param session makes the session that prints here
   */
  static Watching inThisJvm(Function<PrintStream, Session> session, String... call) {
    BlockingQueue<Integer> pressed = new LinkedBlockingQueue<>();
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    InputStream usual = System.in;
    System.setIn(
        new InputStream() {
          @Override
          public int read() {
            try {
              return pressed.take();
            } catch (InterruptedException e) {
              return -1;
            }
          }
        });
    PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
    AtomicInteger code = new AtomicInteger(-1);
    Thread thread = new Thread(() -> code.set(Main.run(session.apply(out), call)));
    thread.start();
    return new Watching(
        pressed::add,
        printed,
        () -> {
          thread.join(TimeUnit.SECONDS.toMillis(SECONDS));
          System.setIn(usual);
          return code.get();
        });
  }

  /**
   * Begins as a person does: a process of its own in a terminal, which {@code script} makes. Behind
   * it stands what {@code stty} says of the terminal then.
   */
  static Watching inATerminal(Path root, String... call) throws IOException {
    List<String> java =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Dboardwright.root='" + root + "'",
            "boardwright.cli.Main",
            String.join(" ", call));
    String command = "stty cols 80 rows 24; " + String.join(" ", java) + " && stty -a";
    ProcessBuilder builder = new ProcessBuilder("script", "-qefc", command, "/dev/null");
    Map<String, String> environment = builder.environment();
    environment.put("CLASSPATH", System.getProperty("java.class.path"));
    environment.put("SHELL", "/bin/sh");
    environment.put("TERM", "xterm");
    environment.remove("DISPLAY"); // play shall not open a window
    Process process = builder.redirectErrorStream(true).start();
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    Thread reader = new Thread(() -> copy(process.getInputStream(), printed));
    reader.start();
    OutputStream typed = process.getOutputStream();
    return new Watching(
        key -> press(key, typed),
        printed,
        () -> {
          boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
          process.destroyForcibly();
          reader.join();
          return ended ? process.exitValue() : -1;
        });
  }

  private static void copy(InputStream from, OutputStream to) {
    try (from) {
      from.transferTo(to);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void press(int key, OutputStream typed) {
    try {
      typed.write(key);
      typed.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Presses a key. */
  Watching press(char key) {
    keys.accept(key);
    return this;
  }

  /** Types a line. */
  Watching type(String line) {
    line.chars().forEach(keys);
    return press('\n');
  }

  /** Waits until this was printed after what was waited for last; returns all in between. */
  String await(String text) throws InterruptedException {
    long latest = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (System.nanoTime() < latest) {
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
    return printed.toString(StandardCharsets.UTF_8).replace("\r\n", "\n").substring(seen);
  }

  @Override
  public void close() throws Exception {
    press('q');
    assertEquals(ExitCode.ALL_PASSED, end.call(), this::fresh);
  }
}
