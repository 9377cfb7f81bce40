package boardwright.watch;

import boardwright.grading.StageResult;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Request.Source;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What is different between the sources before a save and after it.
 *
 * @param paths of the files that were changed, added or taken away, in order
 * @param types qualified names of the types that these declare, or declared before
 */
public record Changes(Set<String> paths, Set<String> types) {

  /** Compares sources. */
  public static Changes between(List<Source> before, List<Source> after) {
    Map<String, Source> old = byPath(before);
    Map<String, Source> now = byPath(after);
    Set<String> paths = new TreeSet<>(old.keySet());
    paths.addAll(now.keySet());
    paths.removeIf(path -> now.containsKey(path) && now.get(path).equals(old.get(path)));
    Set<String> types = new TreeSet<>();
    for (String path : paths) {
      types.addAll(old.containsKey(path) ? old.get(path).types() : List.of());
      types.addAll(now.containsKey(path) ? now.get(path).types() : List.of());
    }
    return new Changes(paths, types);
  }

  private static Map<String, Source> byPath(List<Source> sources) {
    return sources.stream()
        .collect(Collectors.toMap(Source::path, s -> s, (a, b) -> b, LinkedHashMap::new));
  }

  /** Whether nothing is different. */
  public boolean isEmpty() {
    return paths.isEmpty();
  }

  /**
   * Whether the verdicts of a stage may be different now: one of its classes is, or a class that
   * took part in its last run, or a helper class; or its classes did not compile, which may be
   * another's fault.
   *
   * @param latest what came of its last run; null if it was not run yet
   */
  public boolean concern(Stage stage, StageResult latest, Lab lab) {
    List<String> written = lab.written().stream().map(lab::qualified).toList();
    if (latest == null
        || stage.isWholeProgram()
        || stage.isForTests()
        || !latest.uncompiled().isEmpty()
        || !latest.handedIn()
        || types.isEmpty()
        || !written.containsAll(types)) {
      return true;
    }
    return stage.classes().stream().map(lab::qualified).anyMatch(types::contains)
        || latest.mix().stream().map(lab::qualified).anyMatch(types::contains);
  }
}
