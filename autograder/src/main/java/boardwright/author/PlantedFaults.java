package boardwright.author;

import boardwright.diagnosis.Misconception;
import boardwright.diagnosis.Misconceptions;
import boardwright.lab.Lab;
import boardwright.solutions.Fault;
import boardwright.solutions.Solution;
import boardwright.solutions.Solutions;
import boardwright.solutions.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Faults of a lab's model, planted in its variants.
 *
 * @param all pairs of a fault that shows and a variant in which it can be planted
 */
record PlantedFaults(List<Planted> all) {
  /** All pairs of a lab. */
  static PlantedFaults in(Lab lab) {
    Map<String, Misconception> byId = new HashMap<>();
    Misconceptions.of(lab).all().forEach(one -> byId.put(one.id(), one));
    Solutions solutions = new Solutions(lab);
    List<Planted> pairs = new ArrayList<>();
    for (Fault fault : solutions.faults()) {
      for (Variant variant : solutions.variants()) {
        if (byId.containsKey(fault.id())) {
          List<Misconception> meant = List.of(byId.get(fault.id()));
          solutions
              .inVariant(fault, variant)
              .map(planted -> new Planted(meant, solutions.solution(variant), planted))
              .ifPresent(pairs::add);
        }
      }
    }
    return new PlantedFaults(pairs);
  }

  /** Every other one, from the first or the second. */
  PlantedFaults everyOther(int first) {
    return new PlantedFaults(
        IntStream.range(0, all.size()).filter(i -> i % 2 == first).mapToObj(all::get).toList());
  }

  /** At most so many of them, evenly spread. */
  PlantedFaults some(int most) {
    int taken = Math.min(most, all.size());
    return new PlantedFaults(
        IntStream.range(0, taken).mapToObj(i -> all.get(i * all.size() / taken)).toList());
  }

  /** Each pair together with the next one of the same variant in other classes. */
  PlantedFaults inTwoClasses() {
    List<Planted> both = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      Planted one = all.get(i);
      all.subList(i + 1, all.size()).stream()
          .filter(other -> other.variant().id().equals(one.variant().id()))
          .filter(other -> Collections.disjoint(other.classes(), one.classes()))
          .findFirst()
          .ifPresent(other -> both.add(one.and(other)));
    }
    return new PlantedFaults(both);
  }

  /**
   * A variant with one misconception, or with several in different classes.
   *
   * @param solution what is handed in
   */
  record Planted(List<Misconception> meant, Solution variant, Solution solution) {
    /** Those of its classes that it was planted in. */
    Set<String> classes() {
      Set<String> known = new TreeSet<>();
      meant.forEach(one -> known.addAll(one.classes()));
      Set<String> changed = new TreeSet<>(known);
      changed.retainAll(
          solution.filesUnlike(variant).keySet().stream()
              .map(file -> file.substring(file.lastIndexOf('/') + 1).replace(".java", ""))
              .toList());
      return changed.isEmpty() ? known : changed; // a helper may be anybody's
    }

    Planted and(Planted other) {
      List<Misconception> all = new ArrayList<>(meant);
      all.addAll(other.meant);
      SortedMap<String, byte[]> files = new TreeMap<>(solution.files());
      files.putAll(other.solution.filesUnlike(variant));
      String id = solution.id() + "-and-" + other.solution.id();
      return new Planted(all, variant, new Solution(id, files));
    }
  }
}
