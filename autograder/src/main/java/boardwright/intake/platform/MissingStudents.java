package boardwright.intake.platform;

import boardwright.text.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The people on a platform's list, from whom those who are in a download are taken away; another
 * path may have them.
 *
 * @param file the list
 * @param people in its order
 */
public record MissingStudents(String file, List<Listed> people) {
  /** No list, or nobody on it. */
  static final MissingStudents NOBODY = new MissingStudents("", List.of());

  /**
   * A person on the list.
   *
   * @param submitted whether the list says that something was handed in
   */
  record Listed(String id, String name, boolean submitted) {}

  /** The sentences on those who are not there: work that is missing first, as it needs care. */
  public List<String> remarks(Set<String> there) {
    List<String> remarks = new ArrayList<>();
    String lost = names(there, Listed::submitted);
    if (!lost.isEmpty()) {
      remarks.add(
          ("Missing from the download, though %s has a time of submission for them: %s."
                  + " They get no grade now. Unless you left them out on purpose, download all"
                  + " submissions from the platform again and grade those.")
              .formatted(file, lost));
    }
    String nothing = names(there, person -> !person.submitted());
    if (!nothing.isEmpty()) {
      remarks.add("Handed in nothing, says %s: %s.".formatted(file, nothing));
    }
    return remarks;
  }

  private String names(Set<String> there, Predicate<Listed> which) {
    return Printable.listed(
        people.stream()
            .filter(which)
            .filter(person -> !there.contains(person.id()))
            .map(Listed::name)
            .toList());
  }
}
