package boardwright.intake.preparation;

import boardwright.intake.files.FileNames;
import boardwright.protocol.Request.Source;
import boardwright.protocol.TypeName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The sources of a hand-in with each type once.
 *
 * @param sources those that are taken, in their order
 * @param twice what was handed in in two versions
 */
record EachTypeOnce(List<Source> sources, List<Twice> twice) {
  /**
   * Chooses. Where a type stands twice, the one outside of archives is taken, in the file that Java
   * wants it in, in the fuller folder.
   *
   * @param isReplaceable whether a type, by its qualified name, is one of the lab's: those make a
   *     folder full
   */
  static EachTypeOnce of(List<Placed> all, Predicate<String> isReplaceable) {
    Map<String, Integer> classesIn = new HashMap<>();
    for (Placed placed : all) {
      placed.source().types().stream()
          .filter(isReplaceable)
          .forEach(type -> classesIn.merge(placed.folder(), 1, Integer::sum));
    }
    List<Source> bestFirst =
        all.stream()
            .sorted(
                Comparator.comparingInt(Placed::depth)
                    .thenComparingInt(p -> p.isInItsOwnFile() ? 0 : 1)
                    .thenComparingInt(Placed::distanceFromSources)
                    .thenComparingInt(p -> -classesIn.getOrDefault(p.folder(), 0))
                    .thenComparingInt(p -> p.isInItsPackage() ? 0 : 1)
                    .thenComparingLong(p -> p.folder().chars().filter(c -> c == '/').count())
                    .thenComparing(p -> p.source().path(), FileNames.PATHS))
            .map(Placed::source)
            .toList();
    Map<String, Source> byType = new HashMap<>();
    Set<Source> dropped = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Twice> versions = new ArrayList<>();
    for (Source source : bestFirst) {
      Optional<String> twice = source.types().stream().filter(byType::containsKey).findFirst();
      if (twice.isEmpty()) {
        source.types().forEach(type -> byType.put(type, source));
        continue;
      }
      dropped.add(source);
      Source first = byType.get(twice.get());
      if (!first.text().equals(source.text())) {
        versions.add(new Twice(TypeName.simple(twice.get()), first.path(), source.path()));
      }
    }
    List<Source> taken =
        all.stream().map(Placed::source).filter(source -> !dropped.contains(source)).toList();
    return new EachTypeOnce(taken, versions);
  }

  /**
   * A type in two versions.
   *
   * @param type its simple name
   * @param taken the path of the source that was taken
   * @param other the path of the one that was not
   */
  record Twice(String type, String taken, String other) {}

  /**
   * A source by where it lies.
   *
   * @param folder its folder within the hand-in
   * @param depth in how many archives
   */
  record Placed(Source source, String folder, int depth) {
    /** Whether the file is called like one of its types: a copy mostly has another name. */
    boolean isInItsOwnFile() {
      String path = source.path();
      String file = path.substring(path.lastIndexOf('/') + 1);
      return source.types().stream().anyMatch(t -> file.equals(TypeName.simple(t) + ".java"));
    }

    /** How little the folder looks like the one in which Java's tools look for sources. */
    int distanceFromSources() {
      String within = "/" + folder + "/";
      return within.contains("/src/main/java/") ? 0 : within.contains("/src/") ? 1 : 2;
    }

    /** Whether the folder is called like the package. */
    boolean isInItsPackage() {
      return source.types().stream()
          .map(type -> "/" + TypeName.packageOf(type).replace('.', '/'))
          .anyMatch(("/" + folder)::endsWith);
    }
  }
}
