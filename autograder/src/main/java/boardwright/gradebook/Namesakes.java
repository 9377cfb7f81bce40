package boardwright.gradebook;

import boardwright.grading.Report;
import boardwright.text.SameName;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The names that several submissions of a class have, as people read names: case, blanks and how an
 * accent is encoded make no difference.
 *
 * @param keys of these names
 */
public record Namesakes(Set<String> keys) {
  /** The keys stay as they are. */
  public Namesakes {
    keys = Set.copyOf(keys);
  }

  /** Those of a class. */
  public static Namesakes of(List<Report> reports) {
    Set<String> seen = new HashSet<>();
    return new Namesakes(
        reports.stream()
            .map(report -> SameName.key(report.name()))
            .filter(key -> !seen.add(key))
            .collect(Collectors.toSet()));
  }

  /** Whether another student of the class has this one's name. */
  public boolean share(Report report) {
    return keys.contains(SameName.key(report.name()));
  }
}
