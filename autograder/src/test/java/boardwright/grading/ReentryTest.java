package boardwright.grading;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Kind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A hand-in that runs the thread it runs on")
class ReentryTest {
  private static final Lab LAB = new Course(ROOT).lab("framework").orElseThrow();

  @TempDir private Path scratch;

  @Test
  @DisplayName("is refused where it does, gets no check asked twice, and leaves no answer behind")
  void isRefusedWhereItDoes() throws IOException {
    String view = "TicTacToeXPieceView.java";
    ModelHandIn again =
        ModelHandIn.of(LAB, scratch)
            .change(
                view,
                "super(piece, Palette.BLUE);",
                "super(piece, Palette.BLUE); Runnable checks = Thread.currentThread();"
                    + " if (!begun) { begun = true; checks.run(); }")
            .add(view, "private static boolean begun;");
    Worker.Source compilers = Unconfined::compiler;
    Worker.Source workers = Unconfined::worker;
    try (Grader grader = Grader.of(LAB, 1, compilers, workers)) {
      Report refused = grade(grader, again);
      List<CheckResult> views =
          refused
              .checks()
              .filter(check -> check.check().id().startsWith("piece-views/"))
              .filter(check -> check.check().kind() == Kind.BEHAVIOUR)
              .toList();
      assertTrue(views.size() > 5, () -> views.toString());
      assertTrue(
          views.stream()
              .filter(check -> !check.passed())
              .allMatch(check -> check.verdict() == Verdict.REFUSED),
          () -> views.toString());
      assertTrue(views.stream().anyMatch(check -> check.verdict() == Verdict.REFUSED));
      assertEquals(
          List.of(),
          grade(grader, ModelHandIn.of(LAB, scratch))
              .checks()
              .filter(check -> !check.passed())
              .toList());
    }
  }

  private static Report grade(Grader grader, ModelHandIn handIn) {
    List<String> stages = List.of("piece-views", "board");
    return grader.grade(handIn.submission(), stage -> stages.contains(stage.id()));
  }
}
