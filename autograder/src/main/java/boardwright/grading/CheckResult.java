package boardwright.grading;

import boardwright.lab.CheckSpec;
import boardwright.testkit.Finding;
import java.math.BigDecimal;

/**
 * One check with its verdict.
 *
 * @param check the question
 * @param verdict what became of it
 * @param points what it adds to the raw score, on the lab's scale; what an instructor decided, if
 *     there was a correction
 * @param maxPoints what it could add
 * @param message one sentence for the student; empty if it passed
 * @param finding what was called, expected and seen; null if nothing was
 * @param output what the learner's code printed meanwhile
 */
public record CheckResult(
    CheckSpec check,
    Verdict verdict,
    BigDecimal points,
    BigDecimal maxPoints,
    String message,
    Finding finding,
    String output) {

  /** The same, worth these points. */
  CheckResult worth(BigDecimal other) {
    return new CheckResult(check, verdict, other, maxPoints, message, finding, output);
  }

  /** What it adds by its verdict alone, whatever an instructor decided. */
  public BigDecimal earned() {
    return passed() ? maxPoints : BigDecimal.ZERO;
  }

  /** Whether it passed. */
  public boolean passed() {
    return verdict == Verdict.PASSED;
  }
}
