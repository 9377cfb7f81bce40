package boardwright.cli;

import static boardwright.RealTree.ROOT;
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
  @DisplayName("gets its files, and its modules are built with the others")
  void isWritten() throws IOException {
    Desk desk = Desk.in(scratch).write("pom.xml", "    <module>autograder</module>\n");
    desk.write("autograder/pom.xml", Files.readString(ROOT.resolve("autograder/pom.xml")));
    assertEquals(ExitCode.ALL_PASSED, desk.run("new-lab", "nim").code());
    assertEquals(
        """
            <module>engine/nim</module>
            <module>labs/nim</module>
            <module>autograder/suites/nim</module>
            <module>autograder</module>
        """,
        Files.readString(desk.path("pom.xml")));
    String grader = Files.readString(desk.path("autograder/pom.xml"));
    assertTrue(grader.contains("<artifactId>suites-nim</artifactId>"), grader);
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
