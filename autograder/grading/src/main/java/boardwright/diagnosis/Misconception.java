package boardwright.diagnosis;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Something that learners believe, and how a program shows that its author did.
 *
 * @param id the fault that has it
 * @param name what such a program does, to follow "a program in which", such as {@code a red king
 *     moves only one way}
 * @param classes simple names of the classes that are wrong
 * @param symptoms by the id of the check, for each check of these classes that does not pass
 */
public record Misconception(
    String id, String name, List<String> classes, Map<String, Symptom> symptoms) {
  /** Sorted, so that it is written in one way. */
  public Misconception {
    classes = List.copyOf(classes);
    symptoms = new TreeMap<>(symptoms);
  }

  /** The same, as far as these checks show it. */
  public Misconception among(Predicate<String> checks) {
    SortedMap<String, Symptom> some = new TreeMap<>(symptoms);
    some.keySet().removeIf(checks.negate());
    return new Misconception(id, name, classes, some);
  }

  /** The same, of those of its classes that are among these; of all, if none of them is. */
  Misconception of(Collection<String> some) {
    List<String> wrong = classes.stream().filter(some::contains).toList();
    return new Misconception(id, name, wrong.isEmpty() ? classes : wrong, symptoms);
  }

  /** The same in other classes. */
  Misconception in(List<String> others) {
    return new Misconception(id, name, others, symptoms);
  }

  /**
   * How well it explains what a program shows, from 0 to 1: the likeness of the symptoms at each
   * check that either of them does not pass, on average.
   */
  double explains(Map<String, Symptom> shown) {
    double alike = 0;
    int checks = shown.size();
    for (Map.Entry<String, Symptom> one : symptoms.entrySet()) {
      Symptom other = shown.get(one.getKey());
      alike += other == null ? 0 : one.getValue().likeness(other);
      checks += other == null ? 1 : 0;
    }
    return checks == 0 ? 0 : alike / checks;
  }
}
