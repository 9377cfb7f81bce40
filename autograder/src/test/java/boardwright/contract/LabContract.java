package boardwright.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.diagnosis.Misconceptions;
import boardwright.grading.CheckResult;
import boardwright.grading.Grader;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.grading.WarmWorkers;
import boardwright.grading.Workers;
import boardwright.lab.Stage;
import boardwright.protocol.Kind;
import boardwright.protocol.Request.Source;
import boardwright.sandbox.Sandbox;
import boardwright.solutions.Fault;
import boardwright.solutions.Solution;
import boardwright.solutions.Variant;
import boardwright.submission.Submission;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What every lab must keep. A lab's test inherits this and names the lab. */
@Tag("each-java")
@TestInstance(Lifecycle.PER_CLASS)
@ExtendWith(DraftsMayLack.class)
abstract class LabContract extends LabShape {
  /** On a second Java, so many of each say enough. */
  private static final boolean SMOKE = Boolean.getBoolean("boardwright.smoke");

  private static final int SMOKE_VARIANTS = 1;
  private static final int SMOKE_FAULTS = 5;

  /** Which faults are tried, by a regular expression of their ids: all, if nothing is said. */
  private static final String FAULTS = System.getProperty("boardwright.faults", ".*");

  /** What a sin in design costs at least, as a share of the points of its stage. */
  private static final BigDecimal PRICE_OF_A_SIN = new BigDecimal("0.06");

  /** Drawn at random each time, or {@code -Dboardwright.seed=N}. */
  private final long seed =
      Long.getLong("boardwright.seed", new SplittableRandom().nextInt(1_000_000));

  private Path scratch;
  private Certificate certificate;
  private Signatures signatures;
  private Future<Report> model;
  private Future<Report> untouched;

  /** How many workers were given up over the model. */
  private volatile int retired;

  /** By seed. One works at a time: the build runs the tests of two labs side by side. */
  private final Map<Long, Grader> graders = new HashMap<>();

  private final ExecutorService thread = Executors.newSingleThreadExecutor();

  LabContract(String id) {
    super(id);
  }

  @BeforeAll
  void open(@TempDir Path folder) {
    scratch = folder;
    for (long each : Signatures.seeds(seed)) {
      graders.put(each, Grader.of(lab, each, WarmWorkers.SHARED, false, Sandbox.NONE));
    }
    signatures = new Signatures(lab, solutions);
    certificate = new Certificate(lab, seed);
    model = thread.submit(this::gradeModel);
    untouched =
        thread.submit(
            () ->
                grade(
                    new Submission("untouched", "untouched", List.of(), List.of()), stage -> true));
  }

  @AfterAll
  void close() throws IOException {
    thread.shutdownNow();
    for (Grader grader : graders.values()) {
      grader.close();
    }
    signatures.write();
    certificate.write(Path.of("target", "certificate-" + lab.id() + ".txt"));
    if (!SMOKE) { // another Java may word messages differently
      signatures.expectMostSymptoms();
    }
  }

  @Test
  @DisplayName("has a name for what each fault shows, and one name for what looks the same")
  void faultsCanBeToldApart() {
    assertTrue(signatures.areKept(), Signatures.MISSING);
    assertEquals(List.of(), signatures.nameless());
    assertEquals(List.of(), signatures.indistinguishable());
  }

  @Test
  @DisplayName("is unsolved at every stage when untouched")
  void untouchedIsUnsolved() throws Exception {
    Report report = untouched.get();
    report
        .checks()
        .forEach(check -> assertEquals(Verdict.NOT_HANDED_IN, check.verdict(), check.check().id()));
    assertEquals(0, report.score().signum());
  }

  @Test
  @DisplayName("gives the model full marks at every stage")
  void modelGetsFullMarks() throws Exception {
    expectFullMarks(model.get());
  }

  @Test
  @DisabledIfSystemProperty(named = "boardwright.smoke", matches = "true")
  @DisplayName("gives next to nothing for right heads and comments over bodies that do nothing")
  void stubsGetNextToNothing() throws Exception {
    StubScore score = new StubScore(lab);
    Submission whole = submission(solutions.model());
    for (Stubs stub : Stubs.values()) {
      List<Source> sources = whole.sources().stream().map(stub::of).toList();
      score.add(
          thread
              .submit(
                  () ->
                      grade(
                          new Submission("stub", "stub", sources, List.of()),
                          stage -> !stage.replaces().isEmpty()))
              .get());
    }
    System.out.println(score.text());
    assertEquals(List.of(), score.tooMuch());
  }

  @Test
  @DisplayName("leaves nothing of the model behind in its worker, such as a thread of Swing's")
  void modelLeavesItsWorkerFit() throws Exception {
    model.get();
    assertEquals(0, retired, "workers that can serve nobody else");
  }

  private Report gradeModel() throws IOException {
    AtomicInteger ended = new AtomicInteger();
    Workers workers = WarmWorkers.counting(ended);
    try (Grader grader = Grader.of(lab, seed, workers, false, Sandbox.NONE)) {
      Report report = grader.grade(submission(solutions.model()), stage -> true);
      retired = ended.get();
      return report;
    }
  }

  @TestFactory
  @DisplayName("gives full marks to the variant")
  Stream<DynamicTest> variantsGetFullMarks() {
    return some(solutions.variants(), SMOKE_VARIANTS).stream()
        .map(
            variant ->
                test(
                    variant.id() + ": " + variant.about(),
                    () -> grade(variant),
                    this::expectFullMarks))
        .toList()
        .stream();
  }

  /** All of them, or on a second Java so many, evenly spread. */
  private static <T> List<T> some(List<T> all, int smoke) {
    int step = SMOKE ? Math.max(1, all.size() / smoke) : 1;
    return IntStream.range(0, all.size())
        .filter(i -> i % step == 0)
        .limit(SMOKE ? smoke : all.size())
        .mapToObj(all::get)
        .toList();
  }

  @TestFactory
  @DisplayName("takes from the fault exactly the checks that it names")
  Stream<DynamicTest> faultsLoseWhatTheyName() {
    return some(solutions.faults(), SMOKE_FAULTS).stream()
        .filter(fault -> fault.id().matches(FAULTS))
        .map(
            fault ->
                test(
                    fault.id() + ": " + fault.misconception(),
                    () -> grade(fault),
                    report -> expectLosses(fault, report)))
        .toList()
        .stream();
  }

  /** A test of a report that is made meanwhile. */
  private DynamicTest test(String name, Callable<Report> report, Consumer<Report> expectation) {
    Future<Report> coming = thread.submit(report);
    return DynamicTest.dynamicTest(name, () -> expectation.accept(coming.get()));
  }

  private Report grade(Submission submission, Predicate<Stage> wanted) {
    return graders.get(seed).grade(submission, wanted);
  }

  /**
   * Grades a fault where it should lose, and where it could lose. The first fault of a lab is
   * graded at every stage.
   */
  private Report grade(Fault fault) throws Exception {
    Solution solution = solutions.solution(fault);
    Predicate<Stage> reached = reachedBy(solutions.classesChangedBy(fault));
    boolean all = fault.equals(solutions.faults().get(0));
    Predicate<Stage> wanted =
        stage ->
            all
                || fault.loses().stream().anyMatch(check -> check.startsWith(stage.id() + "/"))
                || reached.test(stage);
    Submission submission = submission(solution);
    Report report = null;
    for (long each : Signatures.seeds(seed)) {
      report = graders.get(each).grade(submission, wanted);
      signatures.graded(fault, report);
    }
    return report;
  }

  /** Grades a variant where it could lose, as a whole program, and with its tests. */
  private Report grade(Variant variant) throws Exception {
    Solution solution = solutions.solution(variant);
    Predicate<Stage> reached = reachedBy(solutions.classesChangedBy(solution));
    return grade(
        submission(solution),
        stage -> stage.isWholeProgram() || stage.isForTests() || reached.test(stage));
  }

  /**
   * The stages that changed classes can reach: their own, and those of classes that were compiled
   * with one of them in the model's report. In all others the mix is the model's, which is graded
   * anyway. A helper class may be anybody's.
   *
   * @param changed simple names
   */
  private Predicate<Stage> reachedBy(Set<String> changed) throws Exception {
    Set<String> reached = new HashSet<>();
    for (StageResult stage : model.get().stages()) {
      if (!stage.stage().isWholeProgram()
          && Stream.concat(stage.mix().stream(), stage.stage().replaces().stream())
              .anyMatch(changed::contains)) {
        reached.add(stage.stage().id());
      }
    }
    boolean all = !lab.replaceable().containsAll(changed);
    return stage -> all || reached.contains(stage.id());
  }

  private Submission submission(Solution solution) {
    return Submissions.of(solution, lab, scratch);
  }

  private void expectLosses(Fault fault, Report report) {
    certificate.fault(report, fault.loses());
    Set<String> lost = new TreeSet<>();
    List<String> unexpected = new ArrayList<>();
    report
        .checks()
        .filter(check -> !check.passed() && !check.isOpen())
        .forEach(
            check -> {
              lost.add(check.check().id());
              if (!fault.loses().contains(check.check().id())) {
                unexpected.add(inWords(check));
              }
            });
    assertEquals(
        lines(new TreeSet<>(fault.loses())),
        lines(lost),
        () -> "seed " + seed + ", not in the list: " + unexpected);
    if (!fault.sin().isEmpty()) {
      expectPrice(fault, report);
    }
    signatures.compare(fault, report);
    report
        .checks()
        .forEach(c -> assertFalse(c.verdict() == Verdict.UNGRADED, c.check().id() + c.message()));
  }

  /** A sin behaves right, and costs a noticeable part of the points of its stage. */
  private void expectPrice(Fault fault, Report report) {
    for (StageResult stage : report.stages()) {
      List<CheckResult> lost =
          stage.checks().stream()
              .filter(check -> fault.loses().contains(check.check().id()))
              .toList();
      lost.forEach(c -> assertEquals(Kind.STRUCTURE, c.check().kind(), c.check().id()));
      if (!lost.isEmpty()) {
        BigDecimal cost =
            lost.stream().map(CheckResult::maxPoints).reduce(BigDecimal.ZERO, BigDecimal::add);
        BigDecimal least = stage.stage().points().multiply(PRICE_OF_A_SIN);
        assertTrue(cost.compareTo(least) >= 0, stage.stage().id() + " loses " + cost);
      }
    }
  }

  private void expectFullMarks(Report report) {
    certificate.right(report);
    List<String> lost =
        report
            .checks()
            .filter(check -> !check.passed() && !check.isOpen())
            .map(LabContract::inWords)
            .toList();
    assertEquals(List.of(), lost, "seed " + seed);
    assertEquals(List.of(), Misconceptions.of(lab).explain(report.stages()), "diagnoses");
    BigDecimal most =
        report.stages().stream()
            .map(StageResult::stage)
            .filter(stage -> !stage.isForAPerson())
            .map(Stage::points)
            .reduce(BigDecimal.ZERO, BigDecimal::add);
    assertEquals(0, most.compareTo(report.score()), "score " + report.score());
  }

  private static String inWords(CheckResult check) {
    return check.check().id() + " " + check.verdict().word() + ": " + check.message();
  }

  private static String lines(Set<String> ids) {
    return String.join("\n", ids);
  }
}
