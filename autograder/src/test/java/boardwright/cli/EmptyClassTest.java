package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A class that does nothing of what it should")
class EmptyClassTest {
  @TempDir private Path scratch;

  @Test
  @DisplayName("gets nothing for structure and style, and every report says why")
  void getsNothingForStructureAndStyle() throws IOException {
    Desk desk = Desk.in(scratch);
    desk.write(
        "class/ada/CBException.java",
        """
        package checkerboard;

        /** Thrown by the board. */
        public class CBException extends Exception {
          private static final long serialVersionUID = 1L;

          CBException(String text) {}

          @Override
          public String toString() {
            return null;
          }
        }
        """);
    Path out = scratch.resolve("out");
    Said said =
        desk.run(
            "grade",
            "checkerboard",
            desk.path("class").toString(),
            "--out",
            out.toString(),
            "--sandbox",
            "none");
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    String line = Files.readAllLines(out.resolve("gradebook.csv")).get(1);
    assertTrue(line.startsWith("ada,ada,0.00,10,"), line);
    assertTrue(line.endsWith(",,0.00,0.00,0.00,"), line);
    String json = Files.readString(out.resolve("ada/report.json"));
    assertTrue(json.contains("\"factor\" : 0.0000"), json);
    String page = Files.readString(out.resolve("ada/report.html"));
    assertTrue(page.contains("Structure and style count in full once you have a third"), page);
    assertTrue(page.contains("structure 0.00 of"), page);
    Said why = desk.run("explain", out.toString(), "ada", "exception", "--sandbox", "none");
    assertTrue(why.out().contains("structure and style count 0.0000 times"), why.out());
  }
}
