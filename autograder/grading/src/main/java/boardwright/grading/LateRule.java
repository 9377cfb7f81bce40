package boardwright.grading;

import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.lab.LatePolicy;
import boardwright.submission.Allowance;
import boardwright.submission.Submission;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** What a lab's late policy, and what an instructor allowed, say of one submission. */
public final class LateRule {
  private LateRule() {}

  /**
   * Says it.
   *
   * @param raw what the work is worth
   * @return null if there is no deadline, or nothing says when the work was handed in
   */
  public static Lateness of(Lab lab, Submission submission, BigDecimal raw) {
    LatePolicy policy = lab.manifest().late();
    Allowance allowed = submission.allowance();
    Deadline due = due(lab, submission);
    if (due == null || submission.handedIn() == null) {
      return null;
    }
    int units = policy.units(due, submission.handedIn());
    BigDecimal penalty =
        allowed.excused() ? BigDecimal.ZERO : policy.penalty(raw, lab.manifest().scale(), units);
    penalty = penalty.setScale(2, RoundingMode.HALF_UP);
    return new Lateness(
        submission.handedIn(),
        due.instant(),
        units,
        penalty,
        remark(policy, allowed, units, penalty));
  }

  /** When it is due for these people; null if nobody says so. */
  public static Deadline due(Lab lab, Submission submission) {
    Deadline allowed = submission.allowance().due();
    return allowed != null ? allowed : lab.manifest().late().deadline();
  }

  private static String remark(
      LatePolicy policy, Allowance allowed, int units, BigDecimal penalty) {
    String said = allowed.remark().isEmpty() ? "" : " " + allowed.remark();
    String unit = policy.per().word();
    String late = counted(units, unit);
    if (units == 0) {
      return "In time." + said;
    }
    if (allowed.excused()) {
      return "%s late, and excused: nothing is taken off.%s".formatted(late, said);
    }
    if (policy.isOver(units)) {
      return "%s late: after %s nothing counts any more.%s"
          .formatted(late, counted(policy.cutoff(), unit), said);
    }
    return "%s late: %s points are taken off.%s".formatted(late, penalty.toPlainString(), said);
  }

  private static String counted(int units, String unit) {
    return units == 1 ? "1 " + unit : units + " " + unit + "s";
  }
}
