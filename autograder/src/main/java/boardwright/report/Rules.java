package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.StageResult;
import java.util.Comparator;
import java.util.List;

/** The order of a page: R1, R2 … R10, then S1, S2 … */
public final class Rules {
  /** Rules in the order of a page. */
  public static final Comparator<String> ORDER =
      Comparator.comparing((String rule) -> rule.charAt(0)).thenComparingInt(Rules::number);

  private Rules() {}

  /** The checks of a stage that did not pass, the earliest rule first. */
  public static List<CheckResult> failing(StageResult stage) {
    return stage.checks().stream()
        .filter(check -> !check.passed())
        .sorted(Comparator.comparing(check -> check.check().rule(), ORDER))
        .toList();
  }

  /** The rules of a stage all of whose checks passed, in order. */
  public static List<String> passing(StageResult stage) {
    List<String> failing = failing(stage).stream().map(c -> c.check().rule()).toList();
    return stage.checks().stream()
        .map(check -> check.check().rule())
        .distinct()
        .filter(rule -> !failing.contains(rule))
        .sorted(ORDER)
        .toList();
  }

  private static int number(String rule) {
    String digits = rule.replaceAll("\\D", "");
    return digits.isEmpty() ? 0 : Integer.parseInt(digits);
  }
}
