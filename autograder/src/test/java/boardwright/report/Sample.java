package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.Lateness;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.lab.CheckSpec;
import boardwright.lab.Stage;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Finding;
import boardwright.protocol.Kind;
import boardwright.submission.Correction;
import boardwright.submission.Person;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A stage with its results, put together by hand. */
public final class Sample {
  public static final Finding JUMP =
      new Finding(
          "board.isJump(3, 3, 5, 5)",
          "5  .  .  .\n4  .  r  .\n3  b  .  .",
          "true",
          "yours said false",
          "Checkerboard.java:41");

  private final Stage stage;
  private final List<CheckResult> checks = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private final List<String> culprits = new ArrayList<>();
  private final List<String> joined = new ArrayList<>();

  private Sample(Stage stage) {
    this.stage = stage;
  }

  /** A stage of one class, worth this many points. */
  public static Sample stage(String id, String points, String type) {
    String page = "handouts/checkerboard/" + id + ".md";
    return new Sample(
        new Stage(
            id, "A stage", List.of(type), new BigDecimal(points), page, List.of(), "", null, null));
  }

  /** The stage checkerboard. */
  public static Sample checkerboard() {
    return stage("checkerboard", "5", "Checkerboard");
  }

  /** A check that passed. */
  public Sample passes(String rule, String title) {
    return check(rule, title, Verdict.PASSED, "", null, "");
  }

  /** A check that failed with a finding. */
  public Sample fails(String rule, String title, Finding finding) {
    return check(rule, title, Verdict.FAILED, finding.sentence(), finding, "");
  }

  /** A check with another verdict. */
  public Sample check(
      String rule, String title, Verdict verdict, String message, Finding finding, String output) {
    String id = stage.id() + "/c" + checks.size();
    CheckSpec spec =
        new CheckSpec(
            id, stage.id(), rule, title, 1, Kind.BEHAVIOUR, List.of(), "", "", "", List.of());
    BigDecimal points = verdict == Verdict.PASSED ? BigDecimal.ONE : BigDecimal.ZERO;
    checks.add(new CheckResult(spec, verdict, points, BigDecimal.ONE, message, finding, output));
    return this;
  }

  /** A check that is blocked by these rules. */
  public Sample waits(String rule, String title, String... rules) {
    check(rule, title, Verdict.BLOCKED, "it could not be asked", null, "");
    CheckResult blocked = checks.remove(checks.size() - 1);
    checks.add(
        new CheckResult(
            blocked.check(),
            blocked.verdict(),
            blocked.points(),
            blocked.maxPoints(),
            blocked.message(),
            null,
            "",
            List.of(),
            List.of(rules),
            null));
    return this;
  }

  /** An error of the compiler. */
  public Sample problem(Problem problem) {
    problems.add(problem);
    return this;
  }

  /** A class that is needed and does not compile. */
  public Sample culprit(String type) {
    culprits.add(type);
    return this;
  }

  /** Another class of the learner's that takes part. */
  public Sample with(String type) {
    joined.add(type);
    return this;
  }

  private String uncompiled() {
    return problems.isEmpty() ? "" : checks.get(0).message();
  }

  /** The results. */
  public StageResult result() {
    boolean handedIn = checks.stream().noneMatch(check -> check.verdict() == Verdict.NOT_HANDED_IN);
    return new StageResult(
        stage,
        handedIn,
        handedIn ? Stream.concat(stage.replaces().stream(), joined.stream()).toList() : List.of(),
        culprits,
        uncompiled(),
        problems,
        List.of(),
        checks);
  }

  /** What to read about it. */
  public String failure() {
    return String.join("\n", Failure.of(result(), "checkerboard", List.of(), "")) + "\n";
  }

  /** A report of two people who share a submission, and were late. */
  public static Report late(String remark, StageResult... stages) {
    Instant due = Instant.parse("2026-11-13T22:59:00Z");
    return new Report(
        "checkerboard",
        "Team Rook",
        "Team Rook",
        List.of(new Person("Ada", "11", "ada@x"), new Person("=Bob", "12", "")),
        7,
        new BigDecimal("7.05"),
        new BigDecimal("7.25"),
        BigDecimal.TEN,
        new Lateness(due.plusSeconds(60), due, 1, new BigDecimal("0.20"), remark),
        List.of(),
        List.of(),
        List.of(stages));
  }

  /** The same with what an instructor decided, as if the scores had followed. */
  public static Report corrected(Report report, Correction... corrections) {
    return new Report(
        report.lab(),
        report.submission(),
        report.name(),
        report.people(),
        report.seed(),
        report.score(),
        report.rawScore(),
        report.max(),
        report.lateness(),
        List.of(corrections),
        report.notes(),
        report.stages());
  }

  /** A report of some stages. */
  public static Report report(String name, String score, StageResult... stages) {
    return report(name, name, score, stages);
  }

  /** The same, where the submission and the student have different names. */
  public static Report report(String submission, String name, String score, StageResult... stages) {
    BigDecimal points = score == null ? null : new BigDecimal(score);
    return new Report(
        "checkerboard",
        submission,
        name,
        List.of(),
        7,
        points,
        points,
        BigDecimal.TEN,
        null,
        List.of(),
        List.of(),
        List.of(stages));
  }
}
