package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The commands author prove and author evaluate")
class AuthorProveTest {
  private static final String MISCONCEPTIONS = "labs/checkerboard/misconceptions.json";

  /** The first names the checks that it loses, the second another one. */
  private static final String FAULTS =
      """
      - id: exception-loses-its-text
        name: the exception forgets the text that it was given
        misconception: "What it was told can be forgotten."
        edits:
          - file: CBException.java
            find: this.message = message;
            replace: this.message = "something is wrong";
        loses:
          - exception/to-string-contains-the-text
          - exception/each-keeps-its-own-text
      - id: exception-shares-its-text
        name: all exceptions share one text
        misconception: "A static field keeps the text of an object."
        edits:
          - file: CBException.java
            find: private final String message;
            replace: private static String message;
          - file: CBException.java
            find: this.message = message;
            replace: CBException.message = message;
        loses:
          - exception/to-string-contains-the-text
      """;

  @TempDir private Path scratch;
  private Desk desk;

  @BeforeEach
  void writeFaults() throws IOException {
    desk = Desk.in(scratch);
    desk.write("solutions/checkerboard/faults.yaml", FAULTS);
    String lab = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write(
        "labs/checkerboard/lab.yaml", // its first stage alone
        lab.replaceFirst("(?s)  - id: square.*", "").replace("points: 1\n", "points: 10\n"));
  }

  @Test
  @DisplayName("name the fault that does not lose what it says, and print the certificate")
  void nameTheWrongFault() throws IOException {
    desk.write(MISCONCEPTIONS, "[]");
    Said said = desk.run("author", "prove", "checkerboard", "--write", "--seed", "1");
    assertEquals(ExitCode.SOME_FAILED, said.code(), said.err());
    String out = said.out().replaceAll("\n +(?=[^ -])", " ");
    assertTrue(
        out.contains("✗ The fault exception-shares-its-text loses what it names: A static"), out);
    assertTrue(out.contains("  - It also loses exception/each-keeps-its-own-text failed: "), out);
    assertTrue(out.contains("  - It doesn't lose exception/to-string-contains-the-text"), out);
    assertTrue(!out.contains("✗ The fault exception-loses-its-text"), out);
    assertTrue(out.contains("expected 6 variants, but found 0"), out);
    assertTrue(out.contains("Certificate of lab checkerboard, seed 1\n"), out);
    assertTrue(out.contains("\nNot proved: "), out);
    String written = Files.readString(desk.path(MISCONCEPTIONS));
    assertTrue(written.contains("\"exception-shares-its-text\""), written);
  }

  @Test
  @DisplayName("say what is wrong with a list of solutions, and that there is nothing to measure")
  void refuseWhatCannotBeRead() {
    desk.write("solutions/checkerboard/faults.yaml", "- id: one\n  find: for (a : b)\n");
    Said said = desk.run("author", "prove", "checkerboard");
    assertEquals(ExitCode.WRONG_CALL, said.code());
    assertTrue(said.err().contains("faults.yaml:2: put the text into quotes"), said.err());
    desk.write("solutions/checkerboard/faults.yaml", FAULTS);
    Said nothing = desk.run("author", "evaluate", "checkerboard");
    assertEquals(ExitCode.WRONG_CALL, nothing.code());
    assertTrue(nothing.err().contains("There is nothing to measure"), nothing.err());
  }

  @Test
  @DisplayName("measure how often a diagnosis is right")
  void measureTheDiagnoses() {
    desk.write(
        "solutions/checkerboard/variants.yaml", "- id: other\n  about: Has another comment.\n");
    desk.write(
        "solutions/checkerboard/variants/other/CBException.java",
        desk.model("CBException").replace("Creates an exception", "Makes an exception"));
    Said said = desk.run("author", "evaluate", "checkerboard");
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
    assertTrue(
        said.out()
            .startsWith("reported pairs:                1, right 100.0 %, wrong 0.0 %, nothing"),
        said.out());
    assertTrue(said.out().contains("tuning pairs, 0.7 and 0.1:     1, right 100.0 %"), said.out());
  }

  @Test
  @DisplayName("are named where an author calls for none of them")
  void areNamedWhereAnAuthorCalls() {
    Said said = desk.run("author");
    assertEquals(ExitCode.WRONG_CALL, said.code());
    assertEquals(
        "What do you want to do? There are: new, pages, prove, evaluate. See ./boardwright help"
            + " author.\n",
        said.err());
  }
}
