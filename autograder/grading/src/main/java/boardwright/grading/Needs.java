package boardwright.grading;

import boardwright.lab.CheckSpec;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Blocks the checks of a stage whose answers say nothing, because a check of a rule that they need
 * did not pass.
 */
final class Needs {
  private Needs() {}

  /**
   * Blocks them, one after the other: what is blocked has not passed, either.
   *
   * @param some those that may be blocked
   * @param checks those of the stage, in the order of its page
   * @param results what each of these came to; a check that is blocked gets another one
   */
  static void block(
      Collection<CheckSpec> some, List<CheckSpec> checks, Map<CheckSpec, CheckResult> results) {
    for (CheckSpec check : some) {
      Optional<CheckSpec> needed =
          checks.stream()
              .filter(other -> check.needs().contains(other.rule()))
              .filter(other -> isWrong(results.get(other).verdict()))
              .findFirst();
      CheckResult own = results.get(check);
      if (needed.isPresent() && own.verdict() != Verdict.UNGRADED && !own.isTakenOut()) {
        String why =
            "this check needs %s first, and \"%s\" did not pass"
                .formatted(needed.get().rule(), needed.get().title());
        results.put(check, own.blocked(why));
      }
    }
  }

  /** Whether it is the class that did not pass, and not the grader that failed. */
  private static boolean isWrong(Verdict verdict) {
    return verdict != Verdict.PASSED && verdict != Verdict.UNGRADED && verdict != Verdict.TAKEN_OUT;
  }
}
