package boardwright.watch;

import boardwright.grading.CheckResult;
import boardwright.grading.StageResult;
import boardwright.lab.CheckSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What became of the checks of a stage since they were run before.
 *
 * @param passing those that pass now and did not
 * @param broken those that passed and do not now
 */
public record CheckChanges(List<CheckSpec> passing, List<CheckSpec> broken) {

  /**
   * Compares two runs.
   *
   * @param before null if there was none
   */
  public static CheckChanges of(StageResult before, StageResult now) {
    List<CheckSpec> passing = new ArrayList<>();
    List<CheckSpec> broken = new ArrayList<>();
    if (before != null) {
      Map<String, Boolean> passed =
          before.checks().stream()
              .collect(Collectors.toMap(result -> result.check().id(), CheckResult::passed));
      for (CheckResult result : now.checks()) {
        boolean did = passed.getOrDefault(result.check().id(), result.passed());
        if (did != result.passed()) {
          (result.passed() ? passing : broken).add(result.check());
        }
      }
    }
    return new CheckChanges(List.copyOf(passing), List.copyOf(broken));
  }
}
