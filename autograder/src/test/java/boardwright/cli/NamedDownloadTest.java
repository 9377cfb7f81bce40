package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A download that is read by the names of its files")
class NamedDownloadTest {
  private static final String BLACKBOARD = "Lab 1_%s_attempt_2026-11-%s-21-00-00_%s";

  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void sitDown() throws IOException {
    desk = Desk.in(scratch);
  }

  @Test
  @DisplayName("gets the same grades as a plain folder of the same hand-ins")
  void sameGradesAsPlain() throws IOException {
    String half = "package checkerboard;\npublic class CBException extends Exception {}\n";
    handIn("ada", "12", "CBException", desk.model("CBException"));
    handIn("ben", "13", "CBException", half);
    handIn("cid", "12", "CBException", "class CBException { oops }");
    handIn("cid", "13", "CBException", desk.model("CBException"));
    handIn("dora", "15", "CBException", desk.model("CBException"));
    List<List<String>> plain = scores("plain", "--from", "plain");
    List<List<String>> named = scores("named", "--deadline", "2026-11-14T23:59 Europe/Berlin");
    assertEquals(plain, named);
    assertEquals(4, named.size());
    assertTrue(gradebook("named").contains("2026-11-15T20:00:00Z"), gradebook("named"));
  }

  private void handIn(String who, String day, String type, String text) {
    desk.write("plain/" + who + "/" + type + ".java", text)
        .write("named/" + BLACKBOARD.formatted(who, day, type + ".java"), text)
        .write("named/" + BLACKBOARD.formatted(who, day, "").replaceFirst("_$", ".txt"), "");
  }

  /** Each submission with its raw score. */
  private List<List<String>> scores(String folder, String... options) throws IOException {
    List<String> call =
        new ArrayList<>(
            List.of("grade", "checkerboard", desk.path(folder).toString(), "--seed", "5"));
    call.addAll(List.of("--sandbox", "none", "--out", desk.path("out-" + folder).toString()));
    call.addAll(Arrays.asList(options));
    Said said = desk.run(call.toArray(String[]::new));
    assertEquals(ExitCode.ALL_PASSED, said.code(), said::toString);
    return gradebook(folder)
        .lines()
        .skip(1)
        .map(line -> line.split(","))
        .map(cells -> List.of(cells[0], cells[4], cells[7]))
        .toList();
  }

  private String gradebook(String folder) throws IOException {
    return Files.readString(desk.path("out-" + folder + "/gradebook.csv"));
  }
}
