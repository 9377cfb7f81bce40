package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import boardwright.command.Session;
import boardwright.command.Target;
import boardwright.lab.Course;
import boardwright.lab.Stage;
import boardwright.lab.WrongCallException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("What a call is about, in a course of all labs,")
class TargetTest {
  @TempDir private Path tree;
  private Session session;

  @BeforeEach
  void begin() throws IOException {
    for (String lab : new Course(ROOT).labIds()) {
      Path folder = Files.createDirectories(tree.resolve("labs").resolve(lab));
      Files.copy(ROOT.resolve("labs").resolve(lab).resolve("lab.yaml"), folder.resolve("lab.yaml"));
    }
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), true);
    session = new Session(new Course(tree), nowhere, nowhere);
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "checkerboard/square, checkerboard/square",
    "square, checkerboard/square", // which is a class of another lab, too
    "move, checkerboard/move",
    "SQUARE, checkerboard/square",
    "squ, checkerboard/square",
    "Tile.java, gamedesign/tile",
    "gamed, gamedesign",
    "ch, checkerboard",
    "check/squ, checkerboard/square",
  })
  @DisplayName("may be written as short as it is clear")
  void mayBeWrittenAsShortAsItIsClear(String written, String meant) {
    Target target = Target.of(List.of(written), session);
    assertEquals(
        meant, target.lab().id() + target.stage().map(Stage::id).map(id -> "/" + id).orElse(""));
  }

  @Test
  @DisplayName("is asked for again where it may be several things")
  void isAskedForAgain() {
    assertEquals(
        "'program' is a stage of several labs: say "
            + String.join(
                " or ", session.labs().stream().map(lab -> lab.id() + "/program").toList())
            + ".",
        refusal("program"));
    assertEquals(
        "'co' may be the lab combochess or the stage gametree/console: write a letter more.",
        refusal("co"));
  }

  private String refusal(String written) {
    return assertThrows(
            WrongCallException.class, () -> Target.of(List.of(written), session), written)
        .getMessage();
  }
}
