package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Lab;
import boardwright.protocol.Answer;
import boardwright.protocol.Request;
import boardwright.sandbox.Bubblewrap;
import boardwright.sandbox.Sandbox;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("long")
@DisplayName("Compilers and workers that somebody ends while they grade")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "a process there does not say who ended it")
class LostWorkersTest {
  private static final AtomicInteger STARTED = new AtomicInteger();

  @TempDir private Path scratch;

  @ParameterizedTest(name = "sandbox {0}")
  @MethodSource("sandboxes")
  @DisplayName("change no verdict, if they are ended now and then")
  void changeNoVerdict(Sandbox sandbox) throws IOException {
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
            sandbox,
            submission,
            request -> {
              boolean now = asked.incrementAndGet() % 5 == 0;
              ended.addAndGet(now ? 1 : 0);
              return now;
            },
            "square|move");
    assertTrue(ended.get() > 3, () -> ended + " times");
    assertEquals(grade(sandbox, submission, request -> false, "square|move"), disturbed);
  }

  @ParameterizedTest(name = "sandbox {0}")
  @MethodSource("sandboxes")
  @DisplayName("leave checks ungraded and cost no point, if they are ended each time")
  void leaveItUngraded(Sandbox sandbox) throws IOException {
    Report report =
        grade(
            sandbox,
            ModelHandIn.in(scratch).submission(),
            request -> request instanceof Request.RunChecks,
            "lists");
    assertEquals(Report.Status.UNGRADED, report.status());
    assertNull(report.score());
    CheckResult first = report.checks().findFirst().orElseThrow();
    assertEquals(
        "the grader failed: somebody or the system ended its worker, each time it was tried",
        first.message());
  }

  @ParameterizedTest(name = "sandbox {0}")
  @MethodSource("sandboxes")
  @DisplayName("leave all ungraded, if they are ended before they begin")
  void leaveAllUngraded(Sandbox sandbox) throws IOException {
    Report report = grade(sandbox, ModelHandIn.in(scratch).submission(), request -> true, "piece");
    assertEquals(Report.Status.UNGRADED, report.status());
    assertEquals(
        "the grader failed: its worker did not begin",
        report.checks().findFirst().orElseThrow().message());
  }

  @ParameterizedTest(name = "sandbox {0}")
  @MethodSource("sandboxes")
  @DisplayName("cost the submission nothing that is compiled ahead or after")
  void costOthersNothing(Sandbox sandbox) throws IOException {
    ModelHandIn move = ModelHandIn.only(ModelHandIn.LAB, scratch, "Move.java");
    Submission next = move.submission();
    Submission unlucky = move.add("Move.java", "private int unlucky;").submission();
    AtomicBoolean open = new AtomicBoolean();
    Predicate<Request> endedAt =
        request -> {
          if (request instanceof Request.Open other) {
            open.set(other.sources().stream().anyMatch(s -> s.text().contains("unlucky")));
          }
          return request instanceof Request.Mix && open.get();
        };
    try (Grader grader = grader(sandbox, endedAt)) {
      assertEquals(Report.Status.UNGRADED, grader.grade(unlucky, next).status());
      Report second = grader.grade(next, unlucky);
      assertEquals(Report.Status.GRADED, second.status());
      assertTrue(
          second.stages().stream()
              .filter(stage -> stage.stage().id().equals("move"))
              .allMatch(StageResult::passed));
    }
  }

  /** Bubblewrap where it works, which is more to be ended than none. */
  static List<Named<Sandbox>> sandboxes() {
    Sandbox sandbox = Bubblewrap.tryOut().sandbox().orElse(Sandbox.NONE);
    return List.of(Named.of(sandbox.word(), sandbox));
  }

  private Report grade(
      Sandbox sandbox, Submission submission, Predicate<Request> endedAt, String stages)
      throws IOException {
    try (Grader grader = grader(sandbox, endedAt)) {
      return grader.grade(submission, stage -> stage.id().matches(stages));
    }
  }

  private Grader grader(Sandbox sandbox, Predicate<Request> endedAt) throws IOException {
    // to start so many takes a machine that has much else to do longer than a hand-in may take
    Lab patient = ModelHandIn.lab(scratch, "submission-seconds: 120", "submission-seconds: 3600");
    WorkerCommand compiler = WorkerCommand.compiler(false, sandbox);
    WorkerCommand worker = WorkerCommand.worker(false, sandbox);
    return Grader.of(
        patient, 1, () -> Ended.start(compiler, endedAt), () -> Ended.start(worker, endedAt));
  }

  /**
   * A worker that is ended while it works on some requests: its Java, wherever that is, and not the
   * sandbox around it.
   */
  private static final class Ended extends ForwardingWorker {
    private static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java") + "";

    private final Predicate<Request> endedAt;
    private final String mark;
    private Request last;
    private boolean ended;

    private Ended(Worker worker, Predicate<Request> endedAt, String mark) {
      super(worker);
      this.endedAt = endedAt;
      this.mark = mark;
    }

    static Ended start(WorkerCommand command, Predicate<Request> endedAt) throws IOException {
      String mark = "-Dboardwright.to-be-ended=" + STARTED.incrementAndGet() + ".";
      List<String> line = new ArrayList<>(command.line());
      line.add(line.lastIndexOf(JAVA) + 1, mark);
      return new Ended(WorkerProcess.start(new WorkerCommand(line)), endedAt, mark);
    }

    @Override
    public Answer ask(Request request, int seconds) throws WorkerLostException {
      last = request;
      endIfItIsTime();
      return super.ask(request, seconds);
    }

    @Override
    public Answer next(int seconds) throws WorkerLostException {
      endIfItIsTime();
      return super.next(seconds);
    }

    private void endIfItIsTime() {
      if (endedAt.test(last) && !ended) {
        ended = true;
        ProcessHandle java = java();
        assertTrue(java.destroyForcibly());
        java.onExit().orTimeout(60, TimeUnit.SECONDS).join();
      }
    }

    /** The process itself; in a sandbox it begins a moment later. */
    private ProcessHandle java() {
      return Stream.generate(() -> ProcessHandle.current().descendants())
          .limit(2_000)
          .flatMap(processes -> processes)
          .filter(
              process -> {
                String line = process.info().commandLine().orElse("");
                return line.startsWith(JAVA) && line.contains(mark);
              })
          .findFirst()
          .orElseThrow();
    }
  }
}
