package boardwright.grading;

import boardwright.lab.CheckSpec;
import boardwright.lab.Stage;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.ApiDifference;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * One stage with the verdicts of its checks.
 *
 * @param stage the stage
 * @param handedIn whether a class of it was handed in
 * @param mix simple names of the classes that were the learner's
 * @param culprits classes that this stage needed and that do not compile themselves
 * @param uncompiled one sentence if classes of the stage do not compile; empty if they do
 * @param problems the compiler's words
 * @param differences how the classes' API differs from the provided ones
 * @param checks the checks, in the order of the page
 */
public record StageResult(
    Stage stage,
    boolean handedIn,
    List<String> mix,
    List<String> culprits,
    String uncompiled,
    List<Problem> problems,
    List<ApiDifference> differences,
    List<CheckResult> checks) {

  /** A stage of which nothing was compiled or run. */
  static StageResult notRun(Stage stage, boolean handedIn, List<CheckResult> checks) {
    return new StageResult(stage, handedIn, List.of(), List.of(), "", List.of(), List.of(), checks);
  }

  /** The same without some checks. */
  StageResult without(Predicate<CheckSpec> hidden) {
    return with(checks.stream().filter(result -> !hidden.test(result.check())).toList());
  }

  /** The same with every check changed. */
  StageResult map(UnaryOperator<CheckResult> change) {
    return with(checks.stream().map(change).toList());
  }

  private StageResult with(List<CheckResult> others) {
    return new StageResult(
        stage, handedIn, mix, culprits, uncompiled, problems, differences, others);
  }

  /** Whether every check passed; false if there is none. */
  public boolean passed() {
    return !checks.isEmpty() && checks.stream().allMatch(CheckResult::passed);
  }

  /** How many checks passed. */
  public int passedCount() {
    return (int) checks.stream().filter(CheckResult::passed).count();
  }
}
