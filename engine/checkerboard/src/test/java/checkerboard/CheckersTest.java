package checkerboard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The whole program, started as a separate process, with its input from a file. */
@DisplayName("Checkers")
@Timeout(60)
class CheckersTest {

  private static final String START =
      """
      Checkers. Type help to see the commands, quit to leave.
      7  .  r  .  r  .  r  .  r
      6  r  .  r  .  r  .  r  .
      5  .  r  .  r  .  r  .  r
      4  .  .  .  .  .  .  .  .
      3  .  .  .  .  .  .  .  .
      2  b  .  b  .  b  .  b  .
      1  .  b  .  b  .  b  .  b
      0  b  .  b  .  b  .  b  .
         0  1  2  3  4  5  6  7
      """;

  @TempDir Path folder;

  @Test
  @DisplayName("prints a session from a file as a terminal would show it")
  void runsFromFile() throws Exception {
    String expected =
        START
            + """
            checkers> moves 2 2
            b [2][2] to [3][1]   b [2][2] to [3][3]
            checkers> oops
            No command 'oops'. Type help to see them all.
            checkers> move 2 2 3 3
            7  .  r  .  r  .  r  .  r
            6  r  .  r  .  r  .  r  .
            5  .  r  .  r  .  r  .  r
            4  .  .  .  .  .  .  .  .
            3  .  .  .  b  .  .  .  .
            2  b  .  .  .  b  .  b  .
            1  .  b  .  b  .  b  .  b
            0  b  .  b  .  b  .  b  .
               0  1  2  3  4  5  6  7
            checkers> quit
            Good-bye.
            """;
    assertEquals(expected, run("moves 2 2\noops\nmove 2 2 3 3\nquit\nshow\n"));
  }

  @Test
  @DisplayName("leaves at the end of its input")
  void leavesAtEnd() throws Exception {
    assertEquals(START + "checkers> \nGood-bye.\n", run(""));
  }

  @Test
  @DisplayName("reads a last line without an end, and lines that end as on Windows")
  void readsAnyLineEnds() throws Exception {
    String expected =
        START + "checkers> moves 0 0\nNo move is possible.\ncheckers> quit\nGood-bye.\n";
    assertEquals(expected, run("moves 0 0\r\nquit"));
  }

  /**
   * Runs the program and returns its output; there must be no errors, and the exit code must be 0.
   */
  private String run(String input) throws Exception {
    Path in = Files.writeString(folder.resolve("in"), input);
    File out = folder.resolve("out").toFile();
    File err = folder.resolve("err").toFile();
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String path = System.getProperty("java.class.path");
    Process program =
        new ProcessBuilder(List.of(java, "-cp", path, "checkerboard.Checkers", "--text"))
            .redirectInput(in.toFile())
            .redirectOutput(out)
            .redirectError(err)
            .start();
    try {
      assertEquals(true, program.waitFor(50, TimeUnit.SECONDS), "the program did not end");
    } finally {
      program.destroyForcibly();
    }
    assertEquals("", Files.readString(err.toPath()));
    assertEquals(0, program.exitValue());
    return Files.readString(out.toPath()).replace(System.lineSeparator(), "\n");
  }
}
