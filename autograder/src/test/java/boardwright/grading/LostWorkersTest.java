package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.Submission;
import boardwright.protocol.Answer;
import boardwright.protocol.Request;
import boardwright.sandbox.Sandbox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Compilers and workers that somebody ends while they grade")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "a process there does not say who ended it")
@Tag("any-java")
class LostWorkersTest {
  private static final WorkerCommand COMPILER = WorkerCommand.compiler(false, Sandbox.NONE);
  private static final WorkerCommand WORKER = WorkerCommand.worker(false, Sandbox.NONE);

  @TempDir private Path scratch;

  @Test
  @DisplayName("change no verdict, if they are ended now and then")
  void changeNothing() throws IOException {
    Submission submission =
        ModelHandIn.in(scratch)
            .change(
                "Move.java",
                "public Point getTo() {",
                "public Point getTo() { if (true) return null;")
            .submission();
    AtomicInteger asked = new AtomicInteger();
    AtomicInteger ended = new AtomicInteger();
    Report disturbed =
        grade(
            submission,
            request -> {
              boolean now = asked.incrementAndGet() % 9 == 0;
              ended.addAndGet(now ? 1 : 0);
              return now;
            },
            "square|move");
    assertTrue(ended.get() > 3, () -> ended + " times");
    assertEquals(grade(submission, request -> false, "square|move"), disturbed);
  }

  @Test
  @DisplayName("leave checks ungraded and cost no point, if they are ended each time")
  void leaveItUngraded() throws IOException {
    Report report =
        grade(
            ModelHandIn.in(scratch).submission(),
            request -> request instanceof Request.Run,
            "piece");
    assertEquals(Report.Status.UNGRADED, report.status());
    assertNull(report.score());
    CheckResult first = report.checks().findFirst().orElseThrow();
    assertEquals(
        "the grader failed: somebody or the system ended its worker, each time it was tried",
        first.message());
  }

  @Test
  @DisplayName("leave all ungraded, if they are ended before they begin")
  void neverBegin() throws IOException {
    Report report = grade(ModelHandIn.in(scratch).submission(), request -> true, "piece");
    assertEquals(Report.Status.UNGRADED, report.status());
    assertEquals(
        "the grader failed: its worker did not begin",
        report.checks().findFirst().orElseThrow().message());
  }

  @Test
  @DisplayName("cost the submission nothing that is compiled ahead or after")
  void costOthersNothing() throws IOException {
    Submission unlucky =
        ModelHandIn.in(scratch).add("Move.java", "private int unlucky;").submission();
    Submission next = ModelHandIn.in(scratch).submission();
    AtomicBoolean open = new AtomicBoolean();
    Predicate<Request> endedAt =
        request -> {
          if (request instanceof Request.Open other) {
            open.set(other.sources().stream().anyMatch(s -> s.text().contains("unlucky")));
          }
          return request instanceof Request.Mix && open.get();
        };
    try (Grader grader = grader(endedAt)) {
      assertEquals(Report.Status.UNGRADED, grader.grade(unlucky, next).status());
      Report second = grader.grade(next, unlucky);
      assertEquals(Report.Status.GRADED, second.status());
      assertTrue(second.checks().allMatch(check -> check.verdict() == Verdict.PASSED));
    }
  }

  private static Report grade(Submission submission, Predicate<Request> endedAt, String stages) {
    try (Grader grader = grader(endedAt)) {
      return grader.grade(submission, stage -> stage.id().matches(stages));
    }
  }

  private static Grader grader(Predicate<Request> endedAt) {
    Worker.Source compilers = () -> new Ended(WorkerProcess.start(COMPILER), endedAt);
    Worker.Source workers = () -> new Ended(WorkerProcess.start(WORKER), endedAt);
    return Grader.of(ModelHandIn.LAB, 1, compilers, workers);
  }

  /** A worker that is ended while it works on some requests. */
  private static final class Ended extends ForwardingWorker {
    private final Predicate<Request> endedAt;
    private Request last;

    Ended(Worker worker, Predicate<Request> endedAt) {
      super(worker);
      this.endedAt = endedAt;
    }

    @Override
    public Answer ask(Request request, int seconds) throws WorkerLostException {
      if (endedAt.test(request)) {
        kill();
      }
      last = request;
      return super.ask(request, seconds);
    }

    @Override
    public Answer next(int seconds) throws WorkerLostException {
      if (endedAt.test(last)) {
        kill();
      }
      return super.next(seconds);
    }
  }
}
