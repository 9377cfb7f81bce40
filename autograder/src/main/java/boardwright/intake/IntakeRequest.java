package boardwright.intake;

import boardwright.intake.platform.Origin;
import boardwright.submission.LazySubmission;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What an instructor says of a pile of hand-ins, besides where it lies.
 *
 * @param origin where it comes from
 * @param roster the list of the class; empty for none
 * @param before what is kept of a run to which this is added, also of those who left it
 * @param stay the ids of those who are in the run also if they do not hand in again, in its order
 */
public record IntakeRequest(
    Origin origin, Optional<Path> roster, List<LazySubmission> before, List<String> stay) {

  /** What is the beginning of a run. */
  public IntakeRequest(Origin origin) {
    this(origin, Optional.empty(), List.of(), List.of());
  }

  /** No wishes at all. */
  public static IntakeRequest none() {
    return new IntakeRequest(Origin.UNKNOWN);
  }
}
