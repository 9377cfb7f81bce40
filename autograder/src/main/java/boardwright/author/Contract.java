package boardwright.author;

import boardwright.diagnosis.Misconceptions;
import boardwright.grading.CheckResult;
import boardwright.grading.Grader;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.grading.Workers;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Kind;
import boardwright.protocol.Request.Source;
import boardwright.sandbox.Sandbox;
import boardwright.shipped.SolutionReader;
import boardwright.solutions.Fault;
import boardwright.solutions.Solution;
import boardwright.solutions.SolutionException;
import boardwright.solutions.Solutions;
import boardwright.solutions.Variant;
import boardwright.submission.Submission;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What every lab must keep: untouched it is unsolved, the model and the variants get full marks,
 * and each fault loses exactly the checks that it names. Its clauses can be tried in any order, and
 * by as many threads as it has graders.
 */
public final class Contract implements AutoCloseable {
  /** What a sin in design costs at least, as a share of the points of its stage. */
  private static final BigDecimal PRICE_OF_A_SIN = new BigDecimal("0.06");

  private final Lab lab;
  private final long seed;
  private final Solutions solutions;
  private final Signatures signatures;
  private final Certificate certificate;
  private final List<Long> seeds;
  private final BlockingQueue<Map<Long, Grader>> idle = new LinkedBlockingQueue<>();
  private Report model;

  /**
   * One thing that a lab must keep.
   *
   * @param sentence what it is about
   * @param trial tries it, and says what is wrong, in sentences
   */
  public record Clause(String sentence, Callable<List<String>> trial) {}

  /**
   * The contract of a lab.
   *
   * @param seed what the random cases are drawn from
   * @param workers starts what grades
   * @param threads how many grade at the same time
   * @param writes whether {@code misconceptions.json} is to be written, and not compared
   * @throws SolutionException if the lists of solutions can't be read
   */
  public Contract(Lab lab, long seed, Workers workers, int threads, boolean writes)
      throws IOException {
    this.lab = lab;
    this.seed = seed;
    this.solutions = new Solutions(lab);
    this.signatures = new Signatures(lab, solutions, writes);
    this.certificate = new Certificate(lab, seed);
    this.seeds = signatures.seeds(seed);
    for (int i = 0; i < threads; i++) {
      Map<Long, Grader> graders = new HashMap<>();
      for (long one : seeds) {
        graders.put(one, Grader.of(lab, one, workers, false, Sandbox.NONE));
      }
      idle.add(graders);
    }
  }

  /** What the lab's answers are. */
  public Solutions solutions() {
    return solutions;
  }

  /** What can be seen without grading: files, and the lists of stages, checks and faults. */
  public List<Clause> shape() {
    return new LabShape(lab, solutions).clauses();
  }

  /** Untouched, the lab is unsolved; the model gets full marks. */
  public List<Clause> ends() {
    return List.of(
        new Clause("The untouched lab is unsolved at every stage", this::untouched),
        new Clause("The model gets full marks at every stage", () -> fullMarks(model())));
  }

  /** Right heads and comments over bodies that do nothing get next to nothing. */
  public Clause stubs() {
    return new Clause("Bodies that do nothing get next to nothing", this::tooMuchForStubs);
  }

  /** A variant gets full marks. */
  public Clause of(Variant variant) {
    return new Clause(
        "The variant %s gets full marks: %s".formatted(variant.id(), variant.about()),
        () -> fullMarks(grade(variant)));
  }

  /** A fault loses exactly the checks that it names. */
  public Clause of(Fault fault) {
    return new Clause(
        "The fault %s loses what it names: %s".formatted(fault.id(), fault.misconception()),
        () -> losses(fault));
  }

  /** What each fault shows has a name, and what looks the same has one name. */
  public Clause names() {
    return new Clause("Each misconception has a name of its own", signatures::unnamed);
  }

  /**
   * Writes {@code misconceptions.json}, or says how much of it is not true any more. To be called
   * when all faults have been tried.
   */
  public List<String> finish() throws IOException {
    return signatures.finish();
  }

  /** What was tried, in a table. */
  public List<String> certificate() {
    return certificate.lines();
  }

  @Override
  public void close() throws IOException {
    for (Map<Long, Grader> graders : idle) {
      for (Grader grader : graders.values()) {
        grader.close();
      }
    }
  }

  private List<String> untouched() throws Exception {
    Report report =
        grade(new Submission("untouched", "untouched", List.of(), List.of()), stage -> true);
    List<String> problems =
        new ArrayList<>(
            report
                .checks()
                .filter(check -> check.verdict() != Verdict.NOT_HANDED_IN)
                .map(Contract::inWords)
                .toList());
    if (report.score().signum() != 0) {
      problems.add("It gets " + report.score() + " points.");
    }
    return problems;
  }

  private List<String> tooMuchForStubs() throws Exception {
    Submission whole = SolutionReader.read(solutions.model(), lab);
    Set<String> right =
        whole.sources().stream()
            .filter(Stubs::isItsOwnStub)
            .flatMap(source -> source.types().stream())
            .collect(Collectors.toSet());
    StubScore score = new StubScore(lab, right);
    for (Stubs stub : Stubs.values()) {
      List<Source> sources = whole.sources().stream().map(stub::of).toList();
      score.add(
          grade(
              new Submission("stub", "stub", sources, List.of()),
              stage -> !stage.replaces().isEmpty()));
    }
    certificate.stubs(score.text());
    return score.tooMuch();
  }

  /** What the model gets; it is graded once. */
  public synchronized Report model() throws InterruptedException {
    if (model == null) {
      model = grade(SolutionReader.read(solutions.model(), lab), stage -> true);
    }
    return model;
  }

  private Report grade(Submission submission, Predicate<Stage> wanted) throws InterruptedException {
    Map<Long, Grader> graders = idle.take();
    try {
      return graders.get(seed).grade(submission, wanted);
    } finally {
      idle.add(graders);
    }
  }

  /**
   * Grades a fault where it should lose, and where it could lose. The first fault of a lab is
   * graded at every stage.
   */
  private Report grade(Fault fault) throws InterruptedException {
    Submission submission = SolutionReader.read(solutions.solution(fault), lab);
    Predicate<Stage> reached = reachedBy(solutions.classesChangedBy(fault));
    boolean all = fault.equals(solutions.faults().get(0));
    Predicate<Stage> wanted =
        stage ->
            all
                || fault.loses().stream().anyMatch(check -> check.startsWith(stage.id() + "/"))
                || reached.test(stage);
    Map<Long, Grader> graders = idle.take();
    try {
      Report report = null;
      for (long each : seeds) {
        report = graders.get(each).grade(submission, wanted);
        signatures.graded(fault, report);
      }
      return report;
    } finally {
      idle.add(graders);
    }
  }

  /** Grades a variant where it could lose, as a whole program, and with its tests. */
  private Report grade(Variant variant) throws InterruptedException {
    Solution solution = solutions.solution(variant);
    Predicate<Stage> reached = reachedBy(solutions.classesChangedBy(solution));
    return grade(
        SolutionReader.read(solution, lab),
        stage -> stage.isWholeProgram() || stage.isForTests() || reached.test(stage));
  }

  /**
   * The stages that changed classes can reach: their own, and those of classes that were compiled
   * with one of them in the model's report. In all others the mix is the model's, which is graded
   * anyway. A helper class may be anybody's.
   *
   * @param changed simple names
   */
  private Predicate<Stage> reachedBy(Set<String> changed) throws InterruptedException {
    Set<String> reached = new HashSet<>();
    for (StageResult stage : model().stages()) {
      if (!stage.stage().isWholeProgram()
          && Stream.concat(stage.mix().stream(), stage.stage().replaces().stream())
              .anyMatch(changed::contains)) {
        reached.add(stage.stage().id());
      }
    }
    boolean all = !lab.replaceable().containsAll(changed);
    return stage -> all || reached.contains(stage.id());
  }

  private List<String> losses(Fault fault) throws InterruptedException {
    Report report;
    try {
      report = grade(fault);
    } catch (SolutionException e) {
      return List.of(e.getMessage());
    }
    certificate.fault(report, fault.loses());
    List<String> problems = new ArrayList<>();
    if (fault.loses().isEmpty()) {
      problems.add("It names no check that catches it: write one.");
    }
    Set<String> lost = new HashSet<>();
    report
        .checks()
        .filter(check -> !check.passed() && !check.isOpen())
        .forEach(
            check -> {
              lost.add(check.check().id());
              if (!fault.loses().contains(check.check().id())) {
                problems.add("It also loses " + inWords(check));
              } else if (check.verdict() == Verdict.UNGRADED) {
                problems.add(inWords(check));
              }
            });
    fault.loses().stream()
        .filter(check -> !lost.contains(check))
        .forEach(check -> problems.add("It doesn't lose " + check));
    if (!fault.sin().isEmpty()) {
      problems.addAll(tooCheap(fault, report));
    }
    problems.addAll(signatures.compare(fault, report));
    return problems;
  }

  /** A sin behaves right, and costs a noticeable part of the points of its stage. */
  private static List<String> tooCheap(Fault fault, Report report) {
    List<String> problems = new ArrayList<>();
    for (StageResult stage : report.stages()) {
      List<CheckResult> lost =
          stage.checks().stream()
              .filter(check -> fault.loses().contains(check.check().id()))
              .toList();
      lost.stream()
          .filter(check -> check.check().kind() != Kind.STRUCTURE)
          .forEach(check -> problems.add(check.check().id() + " isn't about structure."));
      BigDecimal cost =
          lost.stream().map(CheckResult::maxPoints).reduce(BigDecimal.ZERO, BigDecimal::add);
      BigDecimal least = stage.stage().points().multiply(PRICE_OF_A_SIN);
      if (!lost.isEmpty() && cost.compareTo(least) < 0) {
        problems.add("%s loses %s, expected %s".formatted(stage.stage().id(), cost, least));
      }
    }
    return problems;
  }

  private List<String> fullMarks(Report report) {
    certificate.right(report);
    List<String> problems = new ArrayList<>();
    report
        .checks()
        .filter(check -> !check.passed() && !check.isOpen())
        .forEach(check -> problems.add("It loses " + inWords(check)));
    Misconceptions.of(lab)
        .explain(report.stages())
        .forEach(diagnosis -> problems.add("It gets a diagnosis: " + diagnosis));
    BigDecimal most =
        report.stages().stream()
            .map(StageResult::stage)
            .filter(stage -> !stage.isForAPerson())
            .map(Stage::points)
            .reduce(BigDecimal.ZERO, BigDecimal::add);
    if (most.compareTo(report.score()) != 0) {
      problems.add("Its score is %s, expected %s".formatted(report.score(), most));
    }
    return problems;
  }

  private static String inWords(CheckResult check) {
    return check.check().id() + " " + check.verdict().word() + ": " + check.message();
  }
}
