package boardwright.suites.framework;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.grading.CheckResult;
import boardwright.grading.Grader;
import boardwright.grading.ModelHandIn;
import boardwright.grading.Verdict;
import boardwright.grading.WarmWorkers;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@DisplayName("The place of a failure")
class PlaceOfFailureTest {
  private static final String CROSS = "TicTacToeXPieceView.java";
  private static final String NOUGHT = "TicTacToeOPieceView.java";
  private static final String DRAW_HOOK = "  @Override\n  protected void drawHook(";
  private static final String SHOW_GAME_OVER =
      "  @Override\n"
          + "  public boolean showGameOver(framework.model.GameOverStatus s) { return %s; }\n";

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
  @DisplayName("is in the class that was called, where two have such a method")
  void isInTheClassThatWasCalled() throws IOException {
    String right = SHOW_GAME_OVER.formatted("super.showGameOver(s)") + DRAW_HOOK;
    String wrong = SHOW_GAME_OVER.formatted("false") + DRAW_HOOK;
    CheckResult result =
        failed(
            "piece-views/shows-that-it-has-won",
            ModelHandIn.only(lab, scratch, CROSS, NOUGHT)
                .change(CROSS, DRAW_HOOK, right)
                .change(NOUGHT, DRAW_HOOK, wrong));
    String place = result.finding().lookAt();
    assertTrue(place.startsWith(NOUGHT + ":"), place);
  }

  @Test
  @DisplayName("is where the object was made, if its class does not have the method itself")
  void isInTheConstructorWithoutTheMethod() throws IOException {
    String wrong = SHOW_GAME_OVER.formatted("super.showGameOver(s)") + DRAW_HOOK;
    CheckResult result =
        failed(
            "piece-views/shows-that-it-has-won",
            ModelHandIn.only(lab, scratch, CROSS, NOUGHT)
                .change(CROSS, DRAW_HOOK, wrong)
                .change(NOUGHT, "super(piece, Palette.ORANGE)", "super(piece, Palette.GREEN)"));
    String place = result.finding().lookAt();
    assertTrue(place.startsWith(NOUGHT + ":"), place);
  }

  @Test
  @DisplayName("is never in a file of the grader")
  void isNeverOurs() throws IOException {
    CheckResult result =
        failed(
            "save/open-submits-its-command",
            ModelHandIn.only(lab, scratch, "SaveGameCommand.java", "SavingApplication.java")
                .change(
                    "SavingApplication.java",
                    "new OpenGameCommand(file, getName())",
                    "new OpenGameCommand(file, \"Chess\")"));
    assertEquals("", result.finding().lookAt());
  }

  private CheckResult failed(String check, ModelHandIn handIn) {
    String stage = check.substring(0, check.indexOf('/'));
    CheckResult result =
        grader
            .grade(handIn.submission(), s -> s.id().equals(stage))
            .checks()
            .filter(one -> one.check().id().equals(check))
            .findFirst()
            .orElseThrow();
    assertEquals(Verdict.FAILED, result.verdict(), result.message());
    return result;
  }
}
