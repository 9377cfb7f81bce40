package boardwright.grading;

import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.lab.TakenOut;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * What a check is worth on the lab's scale. The points of a stage are shared among the kinds of its
 * checks by its weights, and within a kind by the checks' own points. The share of a check that was
 * taken out with its weight goes to the others, as if it had never been there, if there are any.
 */
public final class Scoring {
  /** The places of a single check's points. */
  private static final int SCALE = 30;

  private final Lab lab;

  /** Of this lab. */
  public Scoring(Lab lab) {
    this.lab = lab;
  }

  /** What a stage comes to of which no check was run, each for this reason. */
  StageResult without(Stage stage, Verdict verdict, String why) {
    List<CheckResult> results =
        lab.checksOf(stage).stream().map(check -> result(check, stage, verdict, why)).toList();
    return StageResult.notRun(stage, verdict != Verdict.NOT_HANDED_IN, results);
  }

  /** What a check came to that was not run. */
  CheckResult result(CheckSpec check, Stage stage, Verdict verdict, String why) {
    return new CheckResult(check, verdict, BigDecimal.ZERO, worth(check, stage), why, null, "");
  }

  /** The most that a check can add to the raw score. */
  public BigDecimal worth(CheckSpec check, Stage stage) {
    List<CheckSpec> checks = lab.checksOf(stage);
    List<CheckSpec> counting = checks.stream().filter(each -> !givesItsWeight(each)).toList();
    List<CheckSpec> all = counting.isEmpty() ? checks : counting;
    if (!all.contains(check)) {
      return BigDecimal.ZERO;
    }
    Lab.Weights weights = lab.weights(stage);
    long kinds = all.stream().map(CheckSpec::kind).distinct().mapToLong(weights::of).sum();
    long points =
        all.stream().filter(c -> c.kind() == check.kind()).mapToLong(CheckSpec::points).sum();
    if (kinds == 0) {
      return BigDecimal.ZERO;
    }
    return stage
        .points()
        .multiply(BigDecimal.valueOf((long) weights.of(check.kind()) * check.points()))
        .divide(
            BigDecimal.valueOf(kinds).multiply(BigDecimal.valueOf(points)),
            SCALE,
            RoundingMode.HALF_EVEN);
  }

  private boolean givesItsWeight(CheckSpec check) {
    return lab.takenOut(check).filter(TakenOut::weight).isPresent();
  }
}
