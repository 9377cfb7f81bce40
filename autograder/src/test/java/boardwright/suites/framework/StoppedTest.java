package boardwright.suites.framework;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.grading.CheckResult;
import boardwright.grading.Grader;
import boardwright.grading.ModelHandIn;
import boardwright.grading.Verdict;
import boardwright.grading.WarmWorkers;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.sandbox.Sandbox;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@DisplayName("A game that is stopped in the midst of a move is answered:")
class StoppedTest {
  private final Lab lab = new Course(ROOT).lab("framework").orElseThrow();
  private final Grader grader = Grader.of(lab, 7, WarmWorkers.SHARED, false, Sandbox.NONE);

  @TempDir private Path scratch;

  @BeforeAll
  void warmUp() {
    grader.warmUp();
  }

  @AfterAll
  void close() {
    grader.close();
  }

  @Test
  @DisplayName("a move without an end is timed out, with the board on which it was made")
  void moveWithoutEnd() throws IOException {
    CheckResult result =
        graded(
            "quixo-game/moves-are-played",
            "QuixoFactory",
            "return new QuixoMove(",
            "while (from != null) { from.getRow(); } return new QuixoMove(");
    assertEquals(Verdict.TIMED_OUT, result.verdict(), result.message());
    assertEquals("a move from (0, 2) to (0, 4)", result.finding().called());
    assertEquals(6, result.finding().on().lines().count(), result.finding().on());
  }

  @Test
  @DisplayName("a move that does what is not allowed is refused")
  void moveThatIsNotAllowed() throws IOException {
    CheckResult result =
        graded(
            "quixo-game/moves-are-played",
            "QuixoFactory",
            "return new QuixoMove(",
            "Runtime.getRuntime().gc(); return new QuixoMove(");
    assertEquals(Verdict.REFUSED, result.verdict(), result.message());
    assertEquals("java.lang.Runtime.getRuntime is not allowed here", result.message());
  }

  @Test
  @DisplayName("what is stopped between two calls is blamed on neither")
  void betweenTwoCalls() throws IOException {
    CheckResult result =
        graded(
            "quixo-piece/own-cubes-may-be-taken",
            "QuixoPiece",
            "super(player);",
            "super(player); while (player == null) { getPlayer(); }");
    assertEquals(Verdict.TIMED_OUT, result.verdict(), result.message());
    assertEquals("", result.finding().called());
  }

  /** What became of a check where the model has another text in the place of one of the model's. */
  private CheckResult graded(String check, String type, String text, String other)
      throws IOException {
    String file = type + ".java";
    Submission submission =
        ModelHandIn.only(lab, scratch, file).change(file, text, other).submission();
    return grader
        .grade(submission, s -> check.startsWith(s.id() + "/"))
        .checks()
        .filter(result -> result.check().id().equals(check))
        .findFirst()
        .orElseThrow();
  }
}
