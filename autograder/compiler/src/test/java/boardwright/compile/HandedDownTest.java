package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code Stream.concat} asks both of its streams whether they are parallel, and so do the default
 * methods of a stream. A class that says yes has its work done by threads that outlive the check.
 * Nobody can write such a stream without {@code parallel()}; a class may get it from another one
 * that is no stream, and whose method has the descriptor of Java's own after erasure.
 */
@DisplayName("A class that overrides a method of the JDK")
class HandedDownTest {
  private static final String IMPORTS =
      "import java.util.*; import java.util.function.*; import java.util.stream.*;\n";

  private static final String BOTH =
      "class Both<S extends BaseStream<?, ?>> { public S parallel() { return null; } }";

  @ParameterizedTest(name = "{0}")
  @DisplayName("with one that it inherits is refused for it")
  @ValueSource(
      strings = {
        "abstract class Odd<T> extends Both<Stream<T>> implements Stream<T> {}",
        "abstract class Odd extends Both<LongStream> implements BaseStream<Long, LongStream> {}",
        "abstract class Odd extends Both<Own> implements BaseStream<String, Own> {}"
            + " abstract class Own implements BaseStream<String, Own> {}",
        "abstract class Odd<T> extends Two<Stream<T>> implements Stream<T> {}"
            + " abstract class Two<S extends BaseStream<?, ?>> extends Both<S> {"
            + "   public abstract boolean isParallel(); }",
        "class Main { void run() { abstract class Odd<T> extends Both<Stream<T>>"
            + "   implements Stream<T> {} } }",
        "abstract class Odd extends Ints<IntStream> implements IntStream {}"
            + " class Ints<S extends IntStream> { public final S parallel() { return null; } }",
        "abstract class Odd extends Doubles implements DoubleStream {}"
            + " class Doubles { public synchronized DoubleStream parallel() { return null; } }",
        "abstract class Odd<T> extends Any<Stream<T>> implements Stream<T> {}"
            + " class Any<S> { public S parallel() { return null; } }",
        "abstract class Odd<T> extends Half<T> implements Collection<T> {}"
            + " class Half<T> { public Stream<T> parallelStream() { return null; } }",
        "abstract class Odd<T> extends Half<Stream<T>> implements Deque<T> {}"
            + " class Half<S extends BaseStream<?, ?>> { public S parallelStream() { return null; } }"
      })
  void withOneThatItInheritsIsRefused(String declaration) {
    List<String> refusals = refusals(declaration);
    assertFalse(refusals.isEmpty(), declaration);
    for (String refusal : refusals) {
      assertTrue(refusal.matches("\\S*Odd overrides java\\.util\\..*\\.parallel.*"), refusal);
    }
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("that may be overridden is not refused, nor for one that has only its name")
  @ValueSource(
      strings = {
        "abstract class Fine extends Half implements List<String> {}"
            + " class Half { public int size() { return 0; } public void clear() {}"
            + " public List<String> parallelStream(int n) { return null; }"
            + " private Stream<String> parallelStream() { return null; } }",
        "abstract class Fine implements Collection<String>, Whole {}"
            + " interface Whole { default int all() { return 1; }"
            + " static Stream<String> parallelStream() { return null; } }",
        "class Fine extends ArrayList<String> implements Shape {}"
            + " interface Shape { default int corners() { return size(); } int size(); }",
        "class Fine extends Both<IntStream> implements Runnable, Comparable<Fine> {"
            + " public void run() {} public int compareTo(Fine f) { return 0; } }",
        "record Fine(Both<IntStream> both) { IntStream parallel() { return both.parallel(); } }"
      })
  void thatMayBeOverriddenIsNotRefused(String declaration) {
    assertEquals(List.of(), refusals(declaration));
  }

  private static List<String> refusals(String declaration) {
    return Trial.of(IMPORTS + BOTH, IMPORTS + declaration).refusals();
  }
}
