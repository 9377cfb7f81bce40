package boardwright.grading;

import boardwright.lab.CheckSpec;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.Coverage;
import boardwright.protocol.Finding;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;

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
 * @param coverage which lines of the learner's own classes their tests reached; mostly nothing
 * @param waitsFor the rules that must hold before a blocked check can ask its question: {@code R1}
 *     of its own stage, or {@code board/R1} of that one
 * @param own what it came to by itself, where another check blocks it or an instructor has taken it
 *     out; null otherwise
 */
public record CheckResult(
    CheckSpec check,
    Verdict verdict,
    BigDecimal points,
    BigDecimal maxPoints,
    String message,
    Finding finding,
    String output,
    List<Coverage> coverage,
    List<String> waitsFor,
    CheckResult own) {

  /** A check that says nothing of lines, and waits for no rule. */
  public CheckResult(
      CheckSpec check,
      Verdict verdict,
      BigDecimal points,
      BigDecimal maxPoints,
      String message,
      Finding finding,
      String output) {
    this(check, verdict, points, maxPoints, message, finding, output, List.of(), List.of(), null);
  }

  /**
   * What a worker answered.
   *
   * @param worth what the check could add
   */
  static CheckResult of(CheckSpec check, Checked answer, BigDecimal worth) {
    Verdict verdict = Verdict.of(answer.result());
    return new CheckResult(
        check,
        verdict,
        verdict == Verdict.PASSED ? worth : BigDecimal.ZERO,
        worth,
        answer.message(),
        answer.finding(),
        answer.output(),
        answer.coverage(),
        answer.waitsFor(),
        null);
  }

  /** A criterion of a rubric, before a person has graded it. */
  static CheckResult open(CheckSpec check, BigDecimal worth) {
    return new CheckResult(
        check, Verdict.OPEN, BigDecimal.ZERO, worth, "a person grades this", null, "");
  }

  /** The same verdict on the check as the lab has it now, which can add so much. */
  CheckResult again(CheckSpec now, BigDecimal worth) {
    return new CheckResult(
        now,
        verdict,
        passed() ? worth : BigDecimal.ZERO,
        worth,
        message,
        finding,
        output,
        coverage,
        waitsFor,
        own == null ? null : own.again(now, worth));
  }

  /** The same check, whose own verdict counts now, though others could block it. */
  CheckResult unblocked() {
    return new CheckResult(
        check,
        own.verdict,
        own.points,
        maxPoints,
        own.message,
        own.finding,
        own.output,
        own.coverage,
        own.waitsFor,
        own);
  }

  /** Whether others have blocked it, or could have. */
  boolean isBlockable() {
    return own != null && !isTakenOut();
  }

  /** The same before it was taken out. */
  CheckResult takenBack() {
    return isTakenOut() ? own : this;
  }

  /** The same check, which has to wait for others that did not pass. */
  CheckResult blocked(String why) {
    CheckResult alone = isBlockable() ? own : this;
    return with(Verdict.BLOCKED, BigDecimal.ZERO, why, List.of(), alone);
  }

  /** The same check, which an instructor has taken out. */
  CheckResult takenOut(String why) {
    return with(Verdict.TAKEN_OUT, maxPoints, why, coverage, this);
  }

  /** The same without a finding of its own. */
  private CheckResult with(
      Verdict now, BigDecimal given, String why, List<Coverage> reached, CheckResult alone) {
    return new CheckResult(
        check, now, given, maxPoints, why, null, output, reached, List.of(), alone);
  }

  /** The same, worth these points. */
  CheckResult worth(BigDecimal other) {
    return with(verdict, other, message);
  }

  /** The same criterion of a rubric, for which a person gave these points. */
  CheckResult judged(BigDecimal given, String remark) {
    Verdict some = given.signum() == 0 ? Verdict.FAILED : Verdict.PARTLY;
    Verdict now = given.compareTo(maxPoints) == 0 ? Verdict.PASSED : some;
    return with(now, given, remark);
  }

  /** The same criterion of a rubric, for which nobody gave points. */
  CheckResult open() {
    return isJudged() ? open(check, maxPoints) : with(verdict, BigDecimal.ZERO, message);
  }

  /** Whether it passed, passed in part, or failed. */
  boolean isJudged() {
    return verdict == Verdict.PASSED || verdict == Verdict.PARTLY || verdict == Verdict.FAILED;
  }

  private CheckResult with(Verdict now, BigDecimal given, String said) {
    return new CheckResult(
        check, now, given, maxPoints, said, finding, output, coverage, waitsFor, own);
  }

  /** The rules that it waits for, as {@code board/R1}; for most checks there is none. */
  public List<String> neededRules() {
    return verdict != Verdict.BLOCKED
        ? List.of()
        : Stream.concat(check.needs().stream(), waitsFor.stream())
            .map(rule -> rule.contains("/") ? rule : check.stage() + "/" + rule)
            .toList();
  }

  /** Whether a person has still to grade it. */
  public boolean isOpen() {
    return verdict == Verdict.OPEN;
  }

  /** What it adds by its verdict alone, whatever an instructor decided. */
  public BigDecimal earned() {
    return passed() ? maxPoints : BigDecimal.ZERO;
  }

  /** Whether it passed, or was taken out: either way there is nothing to mend. */
  public boolean passed() {
    return verdict == Verdict.PASSED || isTakenOut();
  }

  /** Whether an instructor has taken it out. */
  public boolean isTakenOut() {
    return verdict == Verdict.TAKEN_OUT;
  }
}
