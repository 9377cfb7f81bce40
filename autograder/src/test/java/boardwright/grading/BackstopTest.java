package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.ChangedLab;
import boardwright.lab.Lab;
import boardwright.protocol.Answer;
import boardwright.protocol.Kind;
import boardwright.protocol.Request;
import boardwright.sandbox.Sandbox;
import boardwright.submission.Submission;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Behind the steps, the clock of the parent")
class BackstopTest {
  /** Asked by one check that asks for the end of a move, and by none of the others. */
  private static final String IN_ONE_CHECK = "fromRow == 1 && ";

  /** Code of the JDK's own that takes longer than anybody waits, and counts no steps. */
  private static final String SLOW =
      "if (@\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!\".matches(\"((a+)+)+\")) return null;";

  private static final List<String> LOST = List.of("move/knows-where-it-ends");

  @TempDir private Path scratch;

  @Test
  @DisplayName("ends a check that hangs in the JDK, and goes on with the next")
  void endsWhatHangs() throws IOException {
    ModelHandIn handIn =
        ModelHandIn.in(scratch)
            .change(
                "Move.java",
                "public Point getTo() {",
                "public Point getTo() { " + SLOW.replace("@", IN_ONE_CHECK));
    try (Grader grader =
        Grader.of(
            lab(new Lab.Limits(5_000_000, 64, 2, 120, null)),
            1,
            Workers.PROCESSES,
            false,
            Sandbox.NONE)) {
      Report report =
          grader.grade(handIn.submission(), stage -> List.of("move", "piece").contains(stage.id()));
      assertEquals(LOST, lost(report));
      CheckResult hung = check(report, "move/knows-where-it-ends");
      assertEquals(Verdict.TIMED_OUT, hung.verdict());
      assertEquals("still running after 2 seconds", hung.message());
    }
  }

  @Test
  @DisplayName("soon ends a class that waits for ever, and costs no other class")
  @EnabledOnOs(OS.LINUX)
  void endsWhatWaits() throws IOException {
    String take =
        "try { new java.util.concurrent.ArrayBlockingQueue<Point>(1).take(); }"
            + " catch (InterruptedException e) { }";
    ModelHandIn handIn =
        ModelHandIn.in(scratch)
            .change(
                "Move.java", "public Point getFrom() {", "public Point getFrom() { " + take + " ");
    try (Grader grader = Grader.of(ModelHandIn.LAB, 1, Workers.PROCESSES, false, Sandbox.NONE)) {
      Report report =
          grader.grade(
              handIn.submission(),
              stage -> List.of("piece", "move", "program").contains(stage.id()));
      Set<String> waited =
          Set.of(
              "it was waiting for something that never happens, such as an element in an empty queue",
              "the checks before this one used up all the time");
      List<CheckResult> wrong = report.checks().filter(check -> !check.passed()).toList();
      assertEquals(waited, wrong.stream().map(CheckResult::message).collect(Collectors.toSet()));
      assertEquals(
          Set.of("move", "program"),
          wrong.stream().map(check -> check.check().stage()).collect(Collectors.toSet()));
    }
  }

  @Test
  @DisplayName("leaves the rest of a submission that has used up its time")
  void endsWhatTakesAllTheTime() throws IOException {
    ModelHandIn handIn =
        ModelHandIn.in(scratch)
            .change(
                "Move.java",
                "public Point getFrom() {",
                "public Point getFrom() { " + SLOW.replace("@", ""));
    try (Grader grader =
        Grader.of(
            lab(new Lab.Limits(5_000_000, 64, 4, 4, null)),
            1,
            Workers.PROCESSES,
            false,
            Sandbox.NONE)) {
      Report report = grader.grade(handIn.submission(), stage -> stage.id().equals("move"));
      assertEquals(
          Set.of("the checks before this one used up all the time"),
          report
              .checks()
              .filter(BackstopTest::runsCode)
              .skip(1)
              .map(CheckResult::message)
              .collect(Collectors.toSet()),
          "the checks after the first");
      assertEquals(
          List.of(),
          report.checks().filter(c -> !runsCode(c) && !c.passed()).toList(),
          "those that run none of its code");
    }
  }

  private static boolean runsCode(CheckResult result) {
    return result.check().kind() == Kind.BEHAVIOUR;
  }

  @Test
  @DisplayName("ends a compiler that is kept busy, and costs no other class")
  void endsABusyCompiler() throws IOException {
    // each level makes the compiler try both methods for all that is in it
    int depth = 14;
    String busy =
        "private static <T> T id(T t) { return t; }"
            + " private static <T> T id(T t, int... n) { return t; }"
            + " private Object busy = "
            + "id(isJump() ? ".repeat(depth)
            + "1"
            + " : 2)".repeat(depth)
            + ";";
    ModelHandIn handIn = ModelHandIn.in(scratch).add("Move.java", busy);
    Lab lab = lab(new Lab.Limits(5_000_000, 64, 10, 120, 3));
    try (Grader grader = Grader.of(lab, 1, Unconfined::compiler, Unconfined::worker)) {
      Report report =
          grader.grade(handIn.submission(), stage -> List.of("move", "piece").contains(stage.id()));
      assertEquals(
          List.of(false, true), report.stages().stream().map(StageResult::passed).toList());
      CheckResult first = report.checks().findFirst().orElseThrow();
      assertEquals(Verdict.TIMED_OUT, first.verdict());
      assertEquals("the compiler did not come to an end on Move", first.message());
    }
  }

  @Test
  @DisplayName("ends a compiler that comes to no end, and costs no class that does without")
  void endsWhatNeverCompiles() throws IOException {
    Submission submission =
        ModelHandIn.in(scratch).add("Checkerboard.java", "private int notUsed;").submission();
    Worker.Source compilers = () -> new Hanging(Unconfined.compiler());
    Worker.Source workers = Unconfined::worker;
    try (Grader grader = Grader.of(ModelHandIn.LAB, 1, compilers, workers)) {
      Report report = grader.grade(submission);
      Map<String, Boolean> passed = new LinkedHashMap<>();
      report.stages().forEach(stage -> passed.put(stage.stage().id(), stage.passed()));
      assertEquals(
          List.of("board", "moves", "lists", "program"),
          passed.keySet().stream().filter(id -> !passed.get(id)).toList());
      CheckResult lost = report.stages().get(passed.size() - 4).checks().get(0);
      assertEquals(Verdict.TIMED_OUT, lost.verdict());
      assertEquals("the compiler did not come to an end on Checkerboard", lost.message());
    }
  }

  @Test
  @DisplayName("does not count while the compiler is busy, perhaps with somebody else's classes")
  void countsNoCompiling() throws IOException {
    Worker.Source compilers = () -> new Slow(Unconfined.compiler());
    Worker.Source workers = Unconfined::worker;
    Lab lab = lab(new Lab.Limits(5_000_000, 64, 5, 5, null));
    try (Grader grader = Grader.of(lab, 1, compilers, workers)) {
      Report report =
          grader.grade(
              ModelHandIn.in(scratch).submission(),
              stage -> List.of("move", "piece").contains(stage.id()));
      assertTrue(report.checks().allMatch(check -> check.verdict() == Verdict.PASSED));
    }
  }

  /** A compiler that comes to no end with a certain class, as one of the hostile hand-ins does. */
  private static final class Hanging extends ForwardingWorker {
    Hanging(Worker compiler) {
      super(compiler);
    }

    @Override
    public Answer ask(Request request, int seconds) throws WorkerLostException {
      if (request instanceof Request.Mix mix
          && (mix.wholeProgram() || mix.classes().contains("checkerboard.Checkerboard"))) {
        throw new WorkerLostException(Why.LATE);
      }
      return super.ask(request, seconds);
    }
  }

  /** A compiler that takes its time: two mixes take longer than a submission may. */
  private static final class Slow extends ForwardingWorker {
    Slow(Worker compiler) {
      super(compiler);
    }

    @Override
    public Answer ask(Request request, int seconds) throws WorkerLostException {
      try {
        Thread.sleep(request instanceof Request.Mix ? 3_000 : 0);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      return super.ask(request, seconds);
    }
  }

  @Test
  @DisplayName("asks once more before a lost worker counts, also after a failure of ours")
  void countsNoLossAfterAFailure() throws IOException {
    AtomicInteger asked = new AtomicInteger();
    Worker.Source workers = () -> new Failing(Unconfined.worker(), asked);
    Worker.Source compilers = Unconfined::compiler;
    try (Grader grader = Grader.of(ModelHandIn.LAB, 1, compilers, workers)) {
      Report report =
          grader.grade(ModelHandIn.in(scratch).submission(), stage -> stage.id().equals("piece"));
      assertEquals(List.of(), lost(report));
      assertTrue(asked.get() > 2, () -> asked + " times");
    }
  }

  /** A worker of which the first one fails, and the second one is late. */
  private static final class Failing extends ForwardingWorker {
    private final AtomicInteger asked;

    Failing(Worker worker, AtomicInteger asked) {
      super(worker);
      this.asked = asked;
    }

    @Override
    public Answer ask(Request request, int seconds) throws WorkerLostException {
      int time = request instanceof Request.RunChecks ? asked.incrementAndGet() : 0;
      if (time == 1) {
        return new Answer.Broken("it failed");
      }
      if (time == 2) {
        throw new WorkerLostException(Why.LATE);
      }
      return super.ask(request, seconds);
    }
  }

  @Test
  @DisplayName("goes on after a class that takes the worker down")
  void outlivesTheWorker() throws IOException {
    ModelHandIn handIn =
        ModelHandIn.in(scratch)
            .change(
                "Move.java",
                "public Point getTo() {",
                "public Point getTo() { if (%strue) System.exit(0);".formatted(IN_ONE_CHECK));
    Lab careless =
        lab(new Lab.Limits(5_000_000, 64, 10, 120, null), "allow java.lang.System: exit");
    try (Grader grader = Grader.of(careless, 1, Workers.PROCESSES, false, Sandbox.NONE)) {
      Report report =
          grader.grade(handIn.submission(), stage -> List.of("move", "piece").contains(stage.id()));
      assertEquals(LOST, lost(report));
      assertEquals(Verdict.CRASHED, check(report, "move/knows-where-it-ends").verdict());
    }
  }

  @Test
  @DisplayName("says that a check is ungraded when no worker can be had")
  void saysWhenTheFaultIsOurs() throws IOException {
    Lab lab = ModelHandIn.LAB;
    Lab damaged =
        new Lab(
            lab.id(),
            lab.folder(),
            lab.manifest(),
            lab.checks(),
            List.of("checkerboard.NoSuchClass"),
            lab.fixtures());
    try (Grader grader = Grader.of(damaged, 1, Workers.PROCESSES, false, Sandbox.NONE)) {
      Report report = grader.grade(ModelHandIn.in(scratch).submission());
      assertEquals(Report.Status.UNGRADED, report.status());
      assertEquals(null, report.score());
    }
  }

  private static List<String> lost(Report report) {
    return report
        .checks()
        .filter(check -> !check.passed())
        .map(check -> check.check().id())
        .collect(Collectors.toList());
  }

  private static CheckResult check(Report report, String id) {
    return report.checks().filter(c -> c.check().id().equals(id)).findFirst().orElseThrow();
  }

  /** The lab with other limits, and with more allowed. */
  private static Lab lab(Lab.Limits limits, String... allow) {
    List<String> all =
        Stream.concat(ModelHandIn.LAB.manifest().allow().stream(), Stream.of(allow)).toList();
    return ChangedLab.of(ModelHandIn.LAB, Map.of("limits", limits, "allow", all));
  }
}
