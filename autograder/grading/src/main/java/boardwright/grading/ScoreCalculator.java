package boardwright.grading;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;

import boardwright.lab.Lab;
import boardwright.protocol.Kind;
import boardwright.submission.Correction;
import boardwright.submission.Submission;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * From verdicts to a score: the points of the checks, what an instructor decided, how much
 * structure and style count, the late policy.
 */
public final class ScoreCalculator {
  private ScoreCalculator() {}

  /**
   * The report on one submission.
   *
   * @param corrections what an instructor decided for it; a later one about the same check wins,
   *     and no check gets more than it can add
   */
  public static Report report(
      Lab lab,
      Submission submission,
      long seed,
      List<StageResult> stages,
      List<Correction> corrections) {
    List<StageResult> corrected =
        stages.stream()
            .map(stage -> corrected(stage, corrections))
            .map(stage -> corrected(stage.with(factor(stage)), corrections))
            .toList();
    List<CheckResult> all = corrected.stream().flatMap(stage -> stage.checks().stream()).toList();
    boolean graded = Report.status(corrected) != Report.Status.UNGRADED;
    BigDecimal raw = Points.rounded(sum(all, CheckResult::points));
    Lateness lateness = LateRule.of(lab, submission, raw);
    BigDecimal decided =
        corrections.stream()
            .filter(correction -> correction.concernsAll() && correction.decides())
            .map(correction -> correction.points().of(lab.manifest().scale()))
            .reduce(null, (before, after) -> after);
    return new Report(
        lab.id(),
        submission.id(),
        submission.name(),
        submission.people(),
        seed,
        decided != null
            ? Points.rounded(decided)
            : graded ? Report.afterLateness(raw, lateness) : null,
        graded ? raw : null,
        lab.manifest().scale(),
        lateness,
        corrections,
        submission.notes(),
        corrected);
  }

  /**
   * The report on a submission whose verdicts are known, by what the lab says of points now. No
   * code of a learner's runs for it.
   *
   * @param known an earlier report; where the lab has checks that it does not have, criteria of
   *     rubrics aside, it is of other suites, and its stages stay as they were
   */
  public static Report again(
      Lab lab, Submission submission, Report known, List<Correction> corrections) {
    Set<String> ids = known.checks().map(result -> result.check().id()).collect(toSet());
    boolean same =
        lab.checks().stream().allMatch(check -> check.isForAPerson() || ids.contains(check.id()));
    List<StageResult> stages = same ? again(lab, known) : known.stages();
    return report(lab, submission, known.seed(), stages, corrections);
  }

  private static List<StageResult> again(Lab lab, Report known) {
    Map<String, StageResult> before =
        known.stages().stream().collect(toMap(result -> result.stage().id(), result -> result));
    Scoring scoring = new Scoring(lab);
    return lab.stages().stream()
        .map(
            stage -> {
              StageResult its =
                  before.getOrDefault(stage.id(), StageResult.notRun(stage, false, List.of()));
              return its.again(
                  stage,
                  lab.checksOf(stage).stream()
                      .map(check -> its.again(check, scoring.worth(check, stage)))
                      .toList());
            })
        .toList();
  }

  /**
   * How much the structure and style of a stage count: in full once it has a third of its points
   * for behaviour, and in proportion below that. Checks that could not be graded say nothing of it,
   * and only a stage that replaces classes has a factor other than 1.
   */
  private static BigDecimal factor(StageResult stage) {
    List<CheckResult> behaviour =
        stage.stage().replaces().isEmpty()
            ? List.of()
            : stage.checks().stream()
                .filter(check -> check.check().kind() == Kind.BEHAVIOUR)
                .filter(c -> c.verdict() != Verdict.UNGRADED || c.points().signum() > 0)
                .toList();
    BigDecimal most = sum(behaviour, CheckResult::maxPoints);
    if (most.signum() == 0) {
      return BigDecimal.ONE;
    }
    BigDecimal thirds = sum(behaviour, CheckResult::points).multiply(BigDecimal.valueOf(3));
    BigDecimal factor = Points.ofCheck(thirds.divide(most, MathContext.DECIMAL128));
    return factor.compareTo(BigDecimal.ONE) < 0 ? factor : BigDecimal.ONE;
  }

  private static BigDecimal sum(
      List<CheckResult> checks, Function<CheckResult, BigDecimal> points) {
    return checks.stream().map(points).reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  private static StageResult corrected(StageResult stage, List<Correction> corrections) {
    return stage.map(check -> corrected(check, stage, corrections));
  }

  private static CheckResult corrected(
      CheckResult check, StageResult stage, List<Correction> corrections) {
    return corrections.stream()
        .filter(correction -> correction.concerns(check.check()) && correction.decides())
        .reduce((before, after) -> after)
        .map(
            decision -> {
              BigDecimal given = decision.points().of(check.maxPoints()).min(check.maxPoints());
              return check.check().isForAPerson()
                  ? check.judged(given, decision.remark())
                  : check.worth(given);
            })
        .orElseGet(
            () -> check.check().isForAPerson() ? check.open() : check.worth(stage.earned(check)));
  }
}
