package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.protocol.Answer;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.Fitness;
import boardwright.protocol.Request;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A stack that overflows while a class of the JDK is initialised")
@Tag("long")
class BrokenJdkTest {
  @TempDir private Path scratch;

  @Test
  @DisplayName("costs the checks that overflow, and none that use this class afterwards")
  void costsNoOther() throws IOException {
    String overflow =
        "try { getTo(); } catch (StackOverflowError e) { try { %s } catch (Throwable t) { } throw"
            + " e; }";
    String use = "java.util.Currency.getInstance(\"EUR\");";
    ModelHandIn handIn =
        ModelHandIn.in(scratch)
            .change(
                "Move.java",
                "public Point getTo() {",
                "public Point getTo() { " + overflow.formatted(use))
            .change("Checkerboard.java", "public void init() {", "public void init() { " + use);
    List<String> stages = List.of("move", "board");
    try (Grader grader = Grader.of(ModelHandIn.LAB, 1, Unconfined::compiler, Unconfined::worker)) {
      Report report = grader.grade(handIn.submission(), stage -> stages.contains(stage.id()));
      StageResult move = report.stages().get(0);
      assertTrue(move.checks().stream().anyMatch(c -> !c.passed()), "it overflows");
      assertEquals(
          List.of(),
          report.stages().get(1).checks().stream()
              .filter(check -> !check.passed())
              .map(check -> check.check().id() + ": " + check.message())
              .toList());
    }
  }

  @Test
  @DisplayName("and is hidden in an exception of the JDK's retires the worker, too")
  void andIsHiddenInAnExceptionOfTheJDKsRetiresTheWorker() throws IOException {
    String hidden =
        "try { java.util.stream.Stream.empty()"
            + ".onClose(() -> { throw new IllegalStateException(); })"
            + ".onClose(() -> overflow()).close(); } catch (IllegalStateException e) { }";
    ModelHandIn first =
        ModelHandIn.in(scratch)
            .begin("Move.java", "isJump", "if (!done) { done = true; " + hidden + " }")
            .add("Move.java", "private static boolean done;") // each time takes a second
            .add("Move.java", "private int overflow() { return overflow() + 1; }");
    ModelHandIn second = ModelHandIn.in(scratch);
    CountedWorkers workers = new CountedWorkers();
    try (Grader grader = Grader.of(ModelHandIn.LAB, 1, Unconfined::compiler, workers)) {
      for (ModelHandIn handIn : List.of(first, second)) {
        grader.grade(handIn.submission(), stage -> stage.id().equals("move"));
      }
    }
    assertTrue(workers.count() > 1, "the second hand-in got the worker of the first");
  }

  @Test
  @DisplayName("and is hidden for good costs the next hand-in nothing that uses this class")
  void hiddenForGood() throws IOException {
    String use = "java.util.Currency.getInstance(\"EUR\");";
    // the class is broken where the stack ends, and nobody is told
    String hide =
        "try { isJump(); } catch (StackOverflowError e) { try { %s } catch (Throwable t) { } throw"
            + " e; }";
    ModelHandIn first = ModelHandIn.in(scratch).begin("Move.java", "isJump", hide.formatted(use));
    ModelHandIn second = ModelHandIn.in(scratch).begin("Move.java", "getFrom", use);
    try (Grader grader = Grader.of(ModelHandIn.LAB, 1, Unconfined::compiler, Forgiving::new)) {
      grader.grade(first.submission(), stage -> stage.id().equals("move"));
      Report report = grader.grade(second.submission(), stage -> stage.id().equals("move"));
      assertEquals(
          List.of(), report.checks().filter(c -> !c.passed()).map(c -> c.check().id()).toList());
    }
  }

  /** A worker that is broken without saying so, and is therefore kept. */
  private static final class Forgiving extends ForwardingWorker {
    Forgiving() throws IOException {
      super(Unconfined.worker());
    }

    @Override
    public Answer ask(Request request, int seconds) throws WorkerLostException {
      return forgiven(super.ask(request, seconds));
    }

    @Override
    public Answer next(int seconds) throws WorkerLostException {
      return forgiven(super.next(seconds));
    }

    private static Answer forgiven(Answer answer) {
      return answer instanceof Checked checked && checked.fitness() == Fitness.BROKEN
          ? new Checked(
              checked.result(), checked.message(), checked.finding(), checked.output(), Fitness.FIT)
          : answer;
    }
  }
}
