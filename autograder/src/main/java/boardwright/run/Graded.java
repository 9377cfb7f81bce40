package boardwright.run;

import boardwright.grading.Report;
import boardwright.intake.Submission;
import java.util.Objects;

/**
 * A submission as it was graded, with what came of it: all that a later command needs to render,
 * explain or grade it once more, without the place it came from.
 *
 * @param digest of all that the report depends on; the same digest promises the same report
 * @param submission what was handed in
 * @param report what came of it
 */
public record Graded(String digest, Submission submission, Report report) {
  /** All three are known. */
  public Graded {
    Objects.requireNonNull(digest);
    Objects.requireNonNull(submission);
    Objects.requireNonNull(report);
  }
}
