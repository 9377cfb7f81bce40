package boardwright.intake;

import boardwright.intake.platform.Origin;
import boardwright.lab.Deadline;
import boardwright.submission.LazySubmission;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What an instructor says of a pile of hand-ins, besides where it lies.
 *
 * @param origin where it comes from; without a zone, that of the deadline counts
 * @param deadline instead of the lab's own
 * @param extensions the files that say who was allowed what; what a later one says counts
 * @param before the submissions of a run to which this is added
 */
public record IntakeRequest(
    Origin origin,
    Optional<Deadline> deadline,
    List<Path> extensions,
    List<LazySubmission> before) {

  /** What is the beginning of a run. */
  public IntakeRequest(Origin origin, Optional<Deadline> deadline, List<Path> extensions) {
    this(origin, deadline, extensions, List.of());
  }

  /** No wishes at all. */
  public static IntakeRequest none() {
    return new IntakeRequest(Origin.UNTOLD, Optional.empty(), List.of());
  }

  /** The deadline that counts: this one, or the lab's own. */
  Optional<Deadline> due(Deadline own) {
    return deadline.isPresent() ? deadline : Optional.ofNullable(own);
  }
}
