package boardwright.grading;

import static java.util.stream.Collectors.toSet;

import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.lab.TakenOut;
import boardwright.protocol.Kind;
import boardwright.submission.Correction;
import boardwright.submission.Submission;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * From verdicts to a score: the points of the checks, what an instructor decided, how much
 * structure and style count, the late policy.
 */
public final class ScoreCalculator {
  private ScoreCalculator() {}

  /** The report on a submission over which the grader itself failed: nothing is graded. */
  public static Report ungraded(Lab lab, Submission submission, long seed, String why) {
    Scoring scoring = new Scoring(lab);
    List<StageResult> stages =
        lab.stages().stream().map(stage -> scoring.without(stage, Verdict.UNGRADED, why)).toList();
    return report(lab, submission, seed, stages, List.of());
  }

  /**
   * The report on one submission, by what the lab says of points now. No code of a learner's runs
   * for it.
   *
   * @param known what each check came to. A stage that the lab has no more, or with other checks,
   *     criteria of rubrics aside, was graded by other suites, and stays as it was
   * @param corrections what an instructor decided for it; a later one about the same check wins,
   *     and no check gets more than it can add
   */
  public static Report report(
      Lab lab,
      Submission submission,
      long seed,
      List<StageResult> known,
      List<Correction> corrections) {
    List<StageResult> corrected =
        known.stream().map(stage -> result(lab, stage, corrections)).toList();
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
   * The points of a stage. If it would give less because checks were taken out of it, it gives what
   * it gave before, unless the instructor lets grades fall.
   */
  private static StageResult result(Lab lab, StageResult verdicts, List<Correction> corrections) {
    Optional<Stage> known = lab.stage(verdicts.stage().id());
    Set<String> ids = verdicts.checks().stream().map(each -> each.check().id()).collect(toSet());
    boolean other =
        known.stream()
            .flatMap(stage -> lab.checksOf(stage).stream())
            .anyMatch(check -> !check.isForAPerson() && !ids.contains(check.id()));
    if (known.isEmpty() || other) {
      return scored(verdicts, corrections);
    }
    Stage stage = known.get();
    StageResult now = result(lab, stage, verdicts, corrections);
    if (lab.takenOut(stage).allMatch(TakenOut::mayFall)) { // also if there is none
      return now;
    }
    StageResult before = result(lab.takingOut(List.of()), stage, verdicts, corrections);
    boolean falls =
        sum(before.checks(), CheckResult::points).compareTo(sum(now.checks(), CheckResult::points))
            > 0;
    return falls ? before.map(check -> takenOut(lab, check).worth(check.points())) : now;
  }

  private static StageResult result(
      Lab lab, Stage stage, StageResult verdicts, List<Correction> corrections) {
    Scoring scoring = new Scoring(lab);
    Map<CheckSpec, CheckResult> results = new LinkedHashMap<>();
    List<CheckSpec> blockable = new ArrayList<>();
    for (CheckSpec check : lab.checksOf(stage)) {
      CheckResult result = verdicts.again(check, scoring.worth(check, stage)).takenBack();
      if (result.isBlockable()) {
        blockable.add(check);
        result = result.unblocked();
      }
      results.put(check, takenOut(lab, result));
    }
    Needs.block(blockable, List.copyOf(results.keySet()), results);
    return scored(verdicts.again(stage, List.copyOf(results.values())), corrections);
  }

  private static StageResult scored(StageResult stage, List<Correction> corrections) {
    StageResult all = corrected(stage, corrections);
    return corrected(all.with(factor(all)), corrections);
  }

  private static CheckResult takenOut(Lab lab, CheckResult result) {
    return lab.takenOut(result.check())
        .filter(out -> result.verdict() != Verdict.NOT_HANDED_IN)
        .map(out -> result.takenOut("taken out: " + out.why()))
        .orElse(result);
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
                .filter(check -> check.check().kind() == Kind.BEHAVIOUR && !check.isTakenOut())
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
