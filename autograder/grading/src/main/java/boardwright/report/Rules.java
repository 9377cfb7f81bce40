package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.lab.CheckSpec;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rules of a stage that failed and that passed, in the order of its page. */
public final class Rules {
  private Rules() {}

  /**
   * The checks of a stage that did not pass, the earliest rule first. Those that wait for another
   * rule of the stage come after all others: what they wait for must be mended first.
   */
  public static List<CheckResult> failing(StageResult stage) {
    return stage.checks().stream()
        .filter(check -> !check.passed())
        .sorted(
            Comparator.comparing((CheckResult check) -> blocker(check, stage).isPresent())
                .thenComparing(check -> check.check().rule(), CheckSpec.ORDER_OF_RULES))
        .toList();
  }

  /** The rule of the same stage that a blocked check waits for; empty if it waits for none. */
  public static Optional<String> blocker(CheckResult blocked, StageResult stage) {
    Map<String, String> wrong = new HashMap<>();
    stage.checks().stream()
        .filter(check -> !check.passed() && check.verdict() != Verdict.BLOCKED)
        .map(CheckResult::check)
        .forEach(check -> wrong.put(check.stageAndRule(), check.rule()));
    return blocked.neededRules().stream().filter(wrong::containsKey).map(wrong::get).findFirst();
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
