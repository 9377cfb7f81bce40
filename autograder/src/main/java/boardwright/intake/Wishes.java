package boardwright.intake;

import boardwright.lab.Deadline;
import boardwright.submission.Platform;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Optional;

/**
 * What an instructor says of a pile of hand-ins, besides where it lies.
 *
 * @param reports a folder that holds no hand-in, wherever it lies
 * @param from how the pile is laid out; empty to find out
 * @param worksheet Moodle's grading worksheet; empty to look for it
 * @param zone the zone of times that are written without one; empty for that of the deadline
 * @param deadline instead of the lab's own
 * @param extensions the file that says who was allowed what
 */
public record Wishes(
    Optional<Path> reports,
    Optional<Platform> from,
    Optional<Path> worksheet,
    Optional<ZoneId> zone,
    Optional<Deadline> deadline,
    Optional<Path> extensions) {

  /** No wishes at all. */
  public static Wishes none() {
    return new Wishes(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** The deadline that counts: this one, or the lab's own. */
  Optional<Deadline> due(Deadline own) {
    return deadline.isPresent() ? deadline : Optional.ofNullable(own);
  }

  /** The same from there. */
  Wishes with(Platform where) {
    return new Wishes(reports, Optional.of(where), worksheet, zone, deadline, extensions);
  }

  /** The same with a zone, where there is none. */
  Wishes with(Optional<ZoneId> where) {
    return new Wishes(
        reports, from, worksheet, zone.isPresent() ? zone : where, deadline, extensions);
  }
}
