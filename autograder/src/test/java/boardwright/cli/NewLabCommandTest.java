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

@DisplayName("A new lab")
class NewLabCommandTest {
  @TempDir private Path scratch;

  @Test
  @DisplayName("gets its files, and a line in the project's pom.xml")
  void isWritten() throws IOException {
    Desk desk = Desk.in(scratch).write("pom.xml", "    <module>autograder</module>\n");
    assertEquals(ExitCode.ALL_PASSED, desk.run("new-lab", "nim").code());
    assertEquals(
        "    <module>labs/nim</module>\n    <module>autograder</module>\n",
        Files.readString(desk.path("pom.xml")));
    assertTrue(Files.readString(desk.path("labs/nim/lab.yaml")).contains("program: nim.Play"));
  }

  @Test
  @DisplayName("is refused where something has its name already, or where the name is no package")
  void isRefused() throws IOException {
    Desk desk = Desk.in(scratch);
    Said taken = desk.run("new-lab", "checkerboard");
    assertEquals(ExitCode.WRONG_CALL, taken.code());
    assertTrue(
        taken.err().contains("There is something called 'checkerboard' already: labs/checkerboard"),
        taken.err());
    Said wrong = desk.run("new-lab", "My-Lab");
    assertEquals(ExitCode.WRONG_CALL, wrong.code());
    assertTrue(wrong.err().contains("found 'My-Lab'"), wrong.err());
  }
}
