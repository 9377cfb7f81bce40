package board.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import framework.games.BoardGames;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A conversation")
@Timeout(value = 90, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("each-java")
class ConsoleTest {

  private static final String UP = "\033OA";

  @Test
  @DisplayName("reads lines that were typed beforehand, and prints them as a terminal would")
  void readsLinesThatWereTypedBeforehand() throws IOException {
    List<String> heard = new ArrayList<>();
    StringWriter printed = new StringWriter();
    Console.run(
        "? ",
        out -> {
          out.print("Hello.\n");
          return new Session(
              List.of(),
              line -> {
                heard.add(line);
                return line != null;
              });
        },
        new BufferedReader(new StringReader("one\ntwo\n")),
        new PrintWriter(printed));
    assertEquals(java.util.Arrays.asList("one", "two", null), heard);
    String text = printed.toString().replace(System.lineSeparator(), "\n");
    assertEquals("Hello.\n? one\n? two\n? \n", text);
  }

  /** The other end of a terminal that {@code script} makes. */
  private static final class Typist implements AutoCloseable {
    private final Process program;
    private final StringBuilder seen = new StringBuilder();

    Typist(String command) throws IOException {
      program =
          new ProcessBuilder("script", "-qec", command, "/dev/null")
              .redirectErrorStream(true)
              .start();
    }

    /** Reads until a text has appeared since the last call. */
    void waitFor(String text) throws IOException {
      InputStream in = program.getInputStream();
      byte[] some = new byte[1000];
      while (seen.indexOf(text) < 0) {
        int count = in.read(some);
        assertTrue(count > 0, text + " did not appear, but:\n" + seen);
        seen.append(new String(some, 0, count, StandardCharsets.UTF_8));
      }
      seen.delete(0, seen.indexOf(text) + text.length());
    }

    void type(String text) throws IOException {
      OutputStream out = program.getOutputStream();
      out.write(text.getBytes(StandardCharsets.UTF_8));
      out.flush();
    }

    @Override
    public void close() throws Exception {
      program.getOutputStream().close();
      if (!program.waitFor(20, TimeUnit.SECONDS)) {
        program.destroyForcibly();
      }
    }
  }

  @Test
  @DisplayName("on a terminal brings back lines, completes words, and ends with the program")
  void onATerminal() throws Exception {
    assumeTrue(
        Files.isExecutable(Path.of("/usr/bin/script")), "This test needs the program script.");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String command =
        "stty rows 24 cols 80; TERM=xterm '%s' -cp '%s' %s --game own --text"
            .formatted(java, System.getProperty("java.class.path"), BoardGames.class.getName());
    try (Typist typist = new Typist(command)) {
      typist.waitFor("A to move");
      typist.waitFor("> ");
      typist.type("0 0\r");
      typist.waitFor("B to move");
      typist.waitFor("> ");
      typist.type(UP + "\r");
      typist.waitFor("That move is not possible");
      typist.waitFor("> ");
      typist.type("he\t\r");
      typist.waitFor("Row 0, column 0");
      typist.waitFor("> ");
      typist.type("quit\r");
      assertTrue(typist.program.waitFor(20, TimeUnit.SECONDS));
      assertEquals(0, typist.program.exitValue());
    }
  }
}
