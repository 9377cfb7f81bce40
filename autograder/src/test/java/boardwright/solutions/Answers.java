package boardwright.solutions;

import boardwright.solutions.Fault.Edit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What tests ask of a lab's answers besides what the build needs. */
public final class Answers {
  private Answers() {}

  /** Simple names of the classes whose files a fault changes or leaves out, helpers included. */
  public static Set<String> classesChangedBy(Fault fault, Solutions solutions) {
    Set<String> classes = classesChangedBy(solutions.solution(fault), solutions);
    fault.missing().forEach(file -> classes.add(className(file)));
    return classes;
  }

  /** Simple names of the classes in which an answer differs from the model. */
  public static Set<String> classesChangedBy(Solution solution, Solutions solutions) {
    Set<String> classes = new TreeSet<>();
    solution.filesUnlike(solutions.model()).keySet().forEach(file -> classes.add(className(file)));
    return classes;
  }

  private static String className(String file) {
    return file.substring(file.lastIndexOf('/') + 1).replace(".java", "");
  }

  /**
   * A fault in a variant: the same misconception in another program, in as many of its files as
   * bring what the fault replaces exactly once.
   *
   * @return empty if that is no file
   */
  public static Optional<Solution> inVariant(Fault fault, Variant variant, Solutions solutions) {
    if (!fault.missing().isEmpty() || !solutions.ownFiles("faults", fault.id()).isEmpty()) {
      return Optional.empty();
    }
    SortedMap<String, byte[]> own = solutions.ownFiles("variants", variant.id());
    SortedMap<String, byte[]> planted = new TreeMap<>();
    Map<String, List<Edit>> byFile =
        fault.edits().stream()
            .filter(edit -> own.containsKey(edit.file()))
            .collect(Collectors.groupingBy(Edit::file));
    for (List<Edit> edits : byFile.values()) {
      try {
        planted.putAll(Solutions.edited(edits, own));
      } catch (SolutionException e) {
        // this file is written in another way
      }
    }
    if (planted.isEmpty()) {
      return Optional.empty();
    }
    SortedMap<String, byte[]> files = new TreeMap<>(solutions.solution(variant).files());
    files.putAll(planted);
    return Optional.of(new Solution(fault.id() + "-in-" + variant.id(), files));
  }
}
