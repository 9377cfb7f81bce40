package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.command.ExitCode;
import boardwright.command.Session;
import boardwright.lab.Course;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("long")
@DisplayName("A run")
class KilledRunTest {
  private static final int STUDENTS = 20;

  private static final String NO_SANDBOX = "--sandbox=none";

  /** At what a run is killed, and what goes on is killed once more. */
  private static final List<Integer> KILLED_AT = List.of(STUDENTS / 5, STUDENTS / 2);

  @TempDir private Path scratch;
  private GradingProcesses processes;

  @BeforeEach
  void chooseTheFolder() {
    processes = new GradingProcesses(scratch);
  }

  @Test
  @DisplayName("that is killed in the middle of 20, twice, ends as one that nobody disturbed")
  void thatIsKilledInTheMiddleOf20() throws IOException, InterruptedException {
    for (int i = 0; i < STUDENTS; i++) {
      processes.handIn(i);
    }
    processes.assertEnds(processes.grade("whole", NO_SANDBOX), "whole");
    long done = 0;
    for (int most : KILLED_AT) {
      Process killed = processes.grade("killed", NO_SANDBOX);
      processes.awaitGraded("killed", most, killed);
      killed.destroyForcibly().waitFor();
      done = processes.graded("killed");
      assertTrue(done < STUDENTS, done + " were done before the kill");
      assertRefused("is not finished: ", "export", "junit", scratch.resolve("killed").toString());
    }
    processes.assertEnds(processes.grade("killed", NO_SANDBOX), "killed");
    String said = processes.said("killed");
    String kept = done + " of them had been graded before, and nothing changed\n";
    assertTrue(said.contains(kept), said);
    Map<String, String> files = processes.files("killed");
    assertEquals(processes.files("whole"), files);
    assertEquals(
        2 * STUDENTS + 4,
        files.size(),
        "two for each, the gradebook, checks, misconceptions and the page");
    assertEquals(STUDENTS + 1, files.get("gradebook.csv").lines().distinct().count());
    System.out.printf("%d of %d were graded before the last kill%n", done, STUDENTS);
  }

  @Test
  @DisplayName("excludes another one in the same folder, which says so and ends with 2")
  void excludesAnotherOneInTheSameFolder() throws IOException, InterruptedException {
    for (int i = 0; i < 20; i++) {
      processes.whole(i);
    }
    Process first = processes.grade("shared", NO_SANDBOX);
    processes.awaitGraded("shared", 1, first);
    Process second = processes.grade("shared", NO_SANDBOX);
    assertTrue(second.waitFor(1, TimeUnit.MINUTES));
    String said = processes.said("shared");
    assertEquals(2, second.exitValue(), said);
    assertTrue(said.contains("another run writes there"), said);
    assertTrue(first.waitFor(3, TimeUnit.MINUTES));
    assertEquals(0, first.exitValue());
  }

  private static void assertRefused(String words, String... call) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream to = new PrintStream(err, true, StandardCharsets.UTF_8);
    assertEquals(ExitCode.WRONG_CALL, Main.run(new Session(new Course(ROOT), to, to), call));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains(words), err::toString);
  }
}
