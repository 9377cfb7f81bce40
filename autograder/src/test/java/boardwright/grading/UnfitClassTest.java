package boardwright.grading;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A class that does not fit into the program as a whole")
class UnfitClassTest {
  private static final Lab LAB = new Course(ROOT).lab("framework").orElseThrow();
  private static Grader grader;

  @TempDir private Path scratch;

  @BeforeAll
  static void start() {
    grader = Grader.of(LAB, 7, WarmWorkers.SHARED, false, Sandbox.NONE);
  }

  @AfterAll
  static void end() {
    grader.close();
  }

  @Test
  @DisplayName("is told what it should extend")
  void isToldWhatItShouldExtend() throws IOException {
    ModelHandIn handIn =
        ModelHandIn.only(LAB, scratch)
            .write("TicTacToeApplication.java", "public class TicTacToeApplication {}");
    assertEquals(
        List.of(
            "`TicTacToeApplication` is no `GameApplication`: it neither extends nor implements it"),
        blocked(handIn, "application"));
  }

  @Test
  @DisplayName("is told that it is abstract")
  void isToldThatItIsAbstract() throws IOException {
    String file = "TicTacToeApplication.java";
    ModelHandIn handIn =
        ModelHandIn.only(LAB, scratch, file).change(file, "public class", "public abstract class");
    assertEquals(
        List.of(
            "`TicTacToeApplication` is abstract, or an interface, so that no object of it can be"
                + " made"),
        blocked(handIn, "application"));
  }

  @Test
  @DisplayName("is told that it is not there, if its file is empty")
  void isToldThatItIsNotThere() throws IOException {
    ModelHandIn handIn = ModelHandIn.only(LAB, scratch).write("QuixoPiece.java", "");
    assertEquals(List.of("there is no class `QuixoPiece`"), blocked(handIn, "quixo-piece"));
  }

  @Test
  @DisplayName("is not told where the classes of an exception were loaded")
  void namesNoLoader() throws IOException {
    ModelHandIn handIn =
        ModelHandIn.only(LAB, scratch, "QuixoPiece.java")
            .begin(
                "QuixoPiece.java",
                "isMoveableBy",
                "Object other = mover; other = (QuixoPiece) other;");
    assertEquals(
        List.of(
            "yours threw ClassCastException (class framework.model.Player cannot be cast to class"
                + " framework.games.quixo.QuixoPiece)"),
        report(handIn, "quixo-piece")
            .checks()
            .filter(check -> check.verdict() == Verdict.FAILED && check.finding() != null)
            .map(check -> check.finding().seen())
            .filter(seen -> seen.contains("ClassCast"))
            .distinct()
            .collect(Collectors.toList()));
  }

  private static List<String> blocked(ModelHandIn handIn, String stage) {
    return report(handIn, stage)
        .checks()
        .filter(check -> check.verdict() == Verdict.BLOCKED)
        .map(CheckResult::message)
        .distinct()
        .toList();
  }

  private static Report report(ModelHandIn handIn, String stage) {
    return grader.grade(handIn.submission(), each -> each.id().equals(stage));
  }
}
