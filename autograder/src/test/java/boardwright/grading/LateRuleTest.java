package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import boardwright.lab.ChangedLab;
import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.lab.LatePolicy;
import boardwright.submission.Allowance;
import boardwright.submission.Submission;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The rule about late work")
class LateRuleTest {
  private static final Instant THREE_DAYS = Instant.parse("2026-11-16T09:00:00Z");
  private static final BigDecimal RAW = new BigDecimal("9.85");

  @Test
  @DisplayName("takes off what the policy says, and says so")
  void takesOffWhatThePolicySays() {
    Lateness late = LateRule.of(lab(), submission(THREE_DAYS, Allowance.NONE), RAW);
    assertEquals(3, late.units());
    assertEquals(new BigDecimal("0.60"), late.penalty());
    assertEquals("3 days late: 0.60 points are taken off.", late.remark());
    assertEquals(Instant.parse("2026-11-13T22:59:00Z"), late.due());
    assertEquals(THREE_DAYS, late.handedIn());
  }

  @Test
  @DisplayName("takes everything off after the cutoff")
  void takesEverythingOffAfterTheCutoff() {
    Lateness late =
        LateRule.of(lab(), submission(Instant.parse("2026-11-22T09:00:00Z"), Allowance.NONE), RAW);
    assertEquals(9, late.units());
    assertEquals(RAW, late.penalty());
    assertEquals("9 days late: after 7 days nothing counts any more.", late.remark());
    late =
        LateRule.of(lab(1), submission(Instant.parse("2026-11-22T09:00:00Z"), Allowance.NONE), RAW);
    assertEquals("9 days late: after 1 day nothing counts any more.", late.remark());
  }

  @Test
  @DisplayName("keeps to what the instructor allowed, and repeats why")
  void keepsToWhatTheInstructorAllowed() {
    Deadline later = Deadline.parse("2026-11-15T23:59 Europe/Berlin").orElseThrow();
    Lateness late =
        LateRule.of(lab(), submission(THREE_DAYS, new Allowance(later, false, "Ill.")), RAW);
    assertEquals("1 day late: 0.20 points are taken off. Ill.", late.remark());
    Lateness excused =
        LateRule.of(lab(), submission(THREE_DAYS, new Allowance(null, true, "Moved.")), RAW);
    assertEquals(0, excused.penalty().signum());
    assertEquals("3 days late, and excused: nothing is taken off. Moved.", excused.remark());
    Lateness early =
        LateRule.of(lab(), submission(later.instant(), new Allowance(later, false, "")), RAW);
    assertEquals("In time.", early.remark());
  }

  @Test
  @DisplayName("has nothing to say without a time or without a deadline")
  void hasNothingToSayWithoutATime() {
    assertNull(LateRule.of(lab(), submission(null, Allowance.NONE), RAW));
    assertNull(LateRule.of(ModelHandIn.LAB, submission(THREE_DAYS, Allowance.NONE), RAW));
  }

  private static Submission submission(Instant handedIn, Allowance allowance) {
    return new Submission("ada", "ada", List.of(), handedIn, allowance, List.of(), List.of());
  }

  private static Lab lab() {
    return lab(7);
  }

  private static Lab lab(int cutoff) {
    LatePolicy late =
        new LatePolicy(
            Deadline.parse("2026-11-13T23:59 Europe/Berlin").orElseThrow(),
            BigDecimal.valueOf(2),
            LatePolicy.Unit.DAY,
            null,
            null,
            cutoff);
    return ChangedLab.of(ModelHandIn.LAB, Map.of("late", late));
  }
}
