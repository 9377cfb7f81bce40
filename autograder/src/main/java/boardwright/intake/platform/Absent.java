package boardwright.intake.platform;

import boardwright.text.Printable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Who did not hand in here, as a list says; another path may have them.
 *
 * @param file the list
 * @param people their names by their ids, in its order
 */
public record Absent(String file, Map<String, String> people) {
  /** Nobody, or no list says so. */
  static final Absent NOBODY = new Absent("", Map.of());

  /** The sentence on them, without those who are there after all; empty if that is all. */
  public Optional<String> remark(Set<String> there) {
    List<String> names =
        people.entrySet().stream()
            .filter(person -> !there.contains(person.getKey()))
            .map(Map.Entry::getValue)
            .toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of("Handed in nothing, says %s: %s.".formatted(file, Printable.listed(names)));
  }
}
