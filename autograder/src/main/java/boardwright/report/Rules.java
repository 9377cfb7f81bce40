package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.StageResult;
import boardwright.lab.CheckSpec;
import java.util.Comparator;
import java.util.List;

/** The rules of a stage that failed and that passed, in the order of its page. */
public final class Rules {
  private Rules() {}

  /** The checks of a stage that did not pass, the earliest rule first. */
  public static List<CheckResult> failing(StageResult stage) {
    return stage.checks().stream()
        .filter(check -> !check.passed())
        .sorted(Comparator.comparing(check -> check.check().rule(), CheckSpec.ORDER_OF_RULES))
        .toList();
  }

  /** The rules of a stage all of whose checks passed, in order. */
  public static List<String> passing(StageResult stage) {
    List<String> failing = failing(stage).stream().map(c -> c.check().rule()).toList();
    return stage.checks().stream()
        .map(check -> check.check().rule())
        .distinct()
        .filter(rule -> !failing.contains(rule))
        .sorted(CheckSpec.ORDER_OF_RULES)
        .toList();
  }
}
