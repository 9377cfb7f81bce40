package boardwright.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.grading.Report;
import boardwright.grading.Verdict;
import boardwright.run.RunSample;
import boardwright.submission.Correction;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Whose grade moved")
class GradeChangesTest {
  private static final Verdict PASSED = Verdict.PASSED;

  @Test
  @DisplayName("is told with the checks that moved it, and a status is part of a grade")
  void isToldWithTheChecksThatMovedIt() {
    assertEquals(
        List.of(
            "ada  7.50 → 5.00",
            "    square/two  failed, before passed",
            "ben  7.50 → 7.50  partly-ungraded, before graded",
            "    square/secret  ungraded, before failed",
            "2 of 3 grades moved, see above"),
        GradeChanges.lines(
            List.of(sample("ada").graded().report(), ben(), ben()),
            List.of(
                sample("ada").verdicts(PASSED, Verdict.FAILED, PASSED).graded().report(),
                sample("ben").verdicts(PASSED, PASSED, PASSED, Verdict.UNGRADED).graded().report(),
                ben())));
  }

  @Test
  @DisplayName("is nobody's where the score is the same: one line sums those up")
  void isNobodysWhereTheScoreIsTheSame() {
    Report swapped = sample("ada").verdicts(Verdict.FAILED, PASSED, PASSED).graded().report();
    Report before = sample("ada").verdicts(PASSED, Verdict.FAILED, PASSED).graded().report();
    Report remark = sample("ben").corrected(new Correction("", null, "See me.")).graded().report();
    assertEquals(
        List.of(
            "2 more: an instructor's corrections changed, verdicts changed, the score is the"
                + " same",
            "0 of 2 grades moved"),
        GradeChanges.lines(List.of(before, ben()), List.of(swapped, remark)));
    assertEquals(
        List.of("0 of 1 grades moved"), GradeChanges.lines(List.of(before), List.of(before)));
  }

  private static Report ben() {
    return sample("ben").graded().report();
  }

  private static RunSample sample(String id) {
    return RunSample.of(id);
  }
}
