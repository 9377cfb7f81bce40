package boardwright.grading;

import boardwright.lab.Lab;
import boardwright.submission.Correction;
import boardwright.submission.Submission;
import java.math.BigDecimal;
import java.util.List;

/**
 * From verdicts to a score: the points of the checks, what an instructor decided, the late policy.
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
        stages.stream().map(stage -> stage.map(check -> corrected(check, corrections))).toList();
    List<CheckResult> all = corrected.stream().flatMap(stage -> stage.checks().stream()).toList();
    boolean graded = Report.status(corrected) != Report.Status.UNGRADED;
    BigDecimal raw =
        Points.rounded(
            all.stream().map(CheckResult::points).reduce(BigDecimal.ZERO, BigDecimal::add));
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

  private static CheckResult corrected(CheckResult check, List<Correction> corrections) {
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
        .orElseGet(() -> check.check().isForAPerson() ? check.open() : check.worth(check.earned()));
  }
}
