package boardwright.html;

import boardwright.diagnosis.Diagnosis;
import boardwright.diagnosis.Misconception;
import boardwright.diagnosis.Misconceptions;
import boardwright.grading.Report;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * A misconception that fits what hand-ins lost.
 *
 * @param program what such a program does
 * @param classes the classes that are wrong
 * @param students whose hand-ins it fits, each once
 */
public record Believed(String program, List<String> classes, Set<Student> students) {
  /** Those of a class, the most frequent first. */
  static List<Believed> of(
      List<Report> reports, Misconceptions known, Function<Report, Student> who) {
    Map<String, Believed> all = new LinkedHashMap<>();
    for (Report report : reports) {
      for (Diagnosis diagnosis : known.explain(report.stages())) {
        for (Misconception one : diagnosis.candidates()) {
          all.computeIfAbsent(
                  one.name(), name -> new Believed(name, one.classes(), new LinkedHashSet<>()))
              .students()
              .add(who.apply(report));
        }
      }
    }
    return all.values().stream()
        .sorted(Comparator.comparingInt((Believed one) -> one.students().size()).reversed())
        .toList();
  }
}
