package boardwright.intake.platform;

import boardwright.submission.Platform;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Optional;

/**
 * What an instructor says of where a pile of hand-ins comes from, besides where it lies.
 *
 * @param reports a folder that holds no hand-in, wherever it lies
 * @param from how the pile is laid out; empty to find out
 * @param names how its files and folders are named; empty where the platform decides
 * @param worksheet Moodle's grading worksheet; empty to look for it
 * @param zone the zone of times that are written without one; empty if it is not known
 */
public record Origin(
    Optional<Path> reports,
    Optional<Platform> from,
    Optional<NamePattern> names,
    Optional<Path> worksheet,
    Optional<ZoneId> zone) {
  /** Nothing is said. */
  public static final Origin UNKNOWN =
      new Origin(
          Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  /** Whether it is said how the pile is laid out. */
  public boolean isGiven() {
    return from.isPresent() || names.isPresent();
  }

  /** The same from there. */
  public Origin with(Platform where) {
    return new Origin(reports, Optional.of(where), names, worksheet, zone);
  }
}
