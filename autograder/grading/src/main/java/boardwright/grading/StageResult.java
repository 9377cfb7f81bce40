package boardwright.grading;

import boardwright.lab.CheckSpec;
import boardwright.lab.Stage;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.ApiDifference;
import boardwright.protocol.Kind;
import java.math.BigDecimal;
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
 * @param factor how much of their points the passed checks of structure and style give: from 0 to 1
 */
public record StageResult(
    Stage stage,
    boolean handedIn,
    List<String> mix,
    List<String> culprits,
    String uncompiled,
    List<Problem> problems,
    List<ApiDifference> differences,
    List<CheckResult> checks,
    BigDecimal factor) {

  /** What is not known, or was kept before there were factors, counts in full. */
  public StageResult {
    factor = factor == null ? BigDecimal.ONE : factor;
  }

  /** A stage before {@link ScoreCalculator} has found out how much structure and style count. */
  public StageResult(
      Stage stage,
      boolean handedIn,
      List<String> mix,
      List<String> culprits,
      String uncompiled,
      List<Problem> problems,
      List<ApiDifference> differences,
      List<CheckResult> checks) {
    this(stage, handedIn, mix, culprits, uncompiled, problems, differences, checks, BigDecimal.ONE);
  }

  /** A stage of which nothing was compiled or run. */
  static StageResult notRun(Stage stage, boolean handedIn, List<CheckResult> checks) {
    return new StageResult(stage, handedIn, List.of(), List.of(), "", List.of(), List.of(), checks);
  }

  /** The same stage as the lab has it now, with the checks that it has now. */
  StageResult again(Stage now, List<CheckResult> results) {
    return new StageResult(
        now, handedIn, mix, culprits, uncompiled, problems, differences, results, BigDecimal.ONE);
  }

  /**
   * The verdict on a check as the lab has it now. A new criterion of a rubric is open, if there is
   * something to grade.
   */
  CheckResult again(CheckSpec check, BigDecimal worth) {
    return checks.stream()
        .filter(result -> result.check().id().equals(check.id()))
        .findFirst()
        .or(() -> checks.stream().filter(c -> c.verdict() == Verdict.NOT_HANDED_IN).findFirst())
        .map(result -> result.again(check, worth))
        .orElseGet(() -> CheckResult.open(check, worth));
  }

  /** The same without some checks. */
  StageResult without(Predicate<CheckSpec> hidden) {
    return with(checks.stream().filter(result -> !hidden.test(result.check())).toList());
  }

  /** The same with every check changed. */
  StageResult map(UnaryOperator<CheckResult> change) {
    return with(checks.stream().map(change).toList());
  }

  /** The same with this factor. */
  StageResult with(BigDecimal other) {
    return new StageResult(
        stage, handedIn, mix, culprits, uncompiled, problems, differences, checks, other);
  }

  private StageResult with(List<CheckResult> others) {
    return new StageResult(
        stage, handedIn, mix, culprits, uncompiled, problems, differences, others, factor);
  }

  /** Whether the factor takes points from a check that passed. */
  public boolean isReduced() {
    return checks.stream()
        .anyMatch(
            check -> check.earned().signum() > 0 && earned(check).compareTo(check.earned()) < 0);
  }

  /** What a check adds by its verdict and the factor, whatever an instructor decided. */
  public BigDecimal earned(CheckResult check) {
    Kind kind = check.check().kind();
    return (kind == Kind.STRUCTURE || kind == Kind.STYLE) && !check.isTakenOut()
        ? check.earned().multiply(factor)
        : check.earned();
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
