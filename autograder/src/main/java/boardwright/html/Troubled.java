package boardwright.html;

import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.grading.Verdict;
import java.util.List;

/**
 * A hand-in that could not be graded, or not wholly, by a fault of the grader.
 *
 * @param status as the gradebook writes it
 * @param checks how many checks have no verdict
 * @param message what went wrong at the first of them
 */
public record Troubled(Student student, String status, int checks, String message) {
  static Troubled of(Report report, Student student) {
    List<CheckResult> ungraded =
        report.checks().filter(check -> check.verdict() == Verdict.UNGRADED).toList();
    return new Troubled(
        student,
        report.status().word(),
        ungraded.size(),
        ungraded.isEmpty() ? "" : ungraded.get(0).message());
  }
}
