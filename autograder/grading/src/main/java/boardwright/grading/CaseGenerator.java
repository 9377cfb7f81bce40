package boardwright.grading;

import boardwright.lab.CheckSpec;
import boardwright.protocol.CaseSource;
import java.lang.reflect.Constructor;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Draws the cases of randomised checks, here and not in the worker: the learner's side gets boards
 * and expected values, and never the oracle. All submissions of a run get the same, from small to
 * large.
 */
final class CaseGenerator {
  private final long seed;
  private final Map<String, List<String>> drawn = new ConcurrentHashMap<>();

  CaseGenerator(long seed) {
    this.seed = seed;
  }

  List<String> of(CheckSpec check) {
    return check.cases().isEmpty()
        ? List.of()
        : drawn.computeIfAbsent(check.id(), id -> draw(check));
  }

  /** Draws in the background what will be asked for soon. */
  void ahead(List<CheckSpec> checks) {
    List<CheckSpec> waiting =
        checks.stream().filter(c -> !c.cases().isEmpty() && !drawn.containsKey(c.id())).toList();
    if (!waiting.isEmpty()) {
      Thread thread = new Thread(() -> waiting.forEach(this::of), "cases");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private List<String> draw(CheckSpec check) {
    try {
      Constructor<?> constructor = Class.forName(check.cases()).getDeclaredConstructor();
      constructor.setAccessible(true); // a suite's own affair, not public
      CaseSource source = (CaseSource) constructor.newInstance();
      // each check draws from its own stream: a check added elsewhere changes nothing here
      List<String> cases = source.draw(new SplittableRandom(seed ^ check.id().hashCode()));
      return cases.stream().sorted(Comparator.comparingInt(source::size)).toList();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no cases for " + check.id(), e);
    }
  }
}
