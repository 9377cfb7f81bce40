package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.meter.Meter;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("each-java")
@DisplayName("Code without an end runs out of steps, at the same step each time:")
class EndlessLoopTest {
  /** Loops, one a line, each of which counts. */
  private static final String LOOPS =
      """
      while (true) { count++; }
      while (true) count++;
      for (;;) { count++; }
      for (int i = 0; i < 10; count++) { }
      for (int i = 0; i < 10; i--) { i++; count++; }
      do { count++; } while (true);
      do { count++; } while (count > 0);
      outer: while (true) { while (true) { count++; continue outer; } }
      outer: for (;;) { for (int i = 0; i < 3; i++) { count++; if (i == 1) continue outer; } }
      outer: do { do { count++; if (count > 5) continue outer; } while (true); } while (true);
      while (true) { switch (count++ % 3) { case 0: continue; case 1: break; default: } }
      int state = 0; while (state < 3) { state = switch (state) { case 0 -> 1; default -> { count++; yield 0; } }; }
      loop: while (true) { switch ("a" + count++) { case "x": break loop; default: continue loop; } }
      while (true) { try { count++; continue; } finally { count++; } }
      while (true) { try { try { count++; } finally { continue; } } finally { count++; } }
      while (true) { try { throw new Error(); } catch (Throwable t) { count++; } }
      while (true) { try { Integer.parseInt(""); } catch (NumberFormatException e) { count++; continue; } }
      while (true) { synchronized (Main.class) { count++; } }
      while (true) { synchronized (Main.class) { try { count++; continue; } finally { count--; count++; } } }
      for (Object o : new Endless()) { count++; }
      new Endless().forEach(o -> count++);
      Stream.generate(() -> count++).forEach(i -> { });
      Stream.iterate(0, i -> i + count++).count(); IntStream.iterate(0, i -> count++).sum();
      for (ListIterator<Integer> i = new ArrayList<>(List.of(1)).listIterator(); ; ) { count++; i.add(1); i.previous(); i.remove(); }
      Odd.twice(0);
      Odd.text();
      int n = Statics.n;
      new TreeSet<>(Arrays.asList(new Endless(), new Endless()));
      new HashSet<>(List.of(new Endless()));
      """;

  /** Recursions, one a line, each of which catches the overflow that should end it. */
  private static final String RECURSIONS =
      """
      Odd.again();
      Odd.mutual(0);
      new Odd();
      Runnable[] r = new Runnable[1]; r[0] = () -> { try { r[0].run(); } catch (StackOverflowError e) { r[0].run(); } }; r[0].run();
      """;

  private static final String[] HELPERS = {
    """
    import java.util.*;
    class Endless implements Iterable<Object>, Iterator<Object>, Comparable<Endless> {
      public Iterator<Object> iterator() { return this; }
      public boolean hasNext() { return true; }
      public Object next() { return this; }
      public int compareTo(Endless other) { while (true) { Main.count++; } }
      public int hashCode() { for (;;) Main.count++; }
    }
    """,
    """
    class Odd {
      private final Odd inner;
      Odd() {
        Main.count++;
        Odd made;
        try { made = new Odd(); } catch (StackOverflowError e) { made = new Odd(); }
        inner = made;
      }
      Odd(int i) { inner = null; }
      static void again() {
        Main.count++;
        try { again(); } catch (StackOverflowError e) { again(); } finally { again(); }
      }
      static void mutual(int i) { Main.count++; try { other(i); } catch (Throwable t) { other(i); } }
      static void other(int i) { try { mutual(i); } catch (Error e) { mutual(i); } }
      static int twice(int depth) { Main.count++; return depth > 40 ? 0 : twice(depth + 1) + twice(depth + 1); }
      static String text() { return "" + new Odd(1); }
      public String toString() { do Main.count++; while (true); }
    }
    """,
    """
    class Statics {
      static int n;
      static { while (n == 0) { Main.count++; } }
    }
    """
  };

  @ParameterizedTest(name = "{0}")
  @MethodSource("loops")
  @DisplayName("in a loop, in a wide recursion, in code that the JDK calls")
  void runsOutOfSteps(String statements) {
    String main = Trial.main("if (count == 0) { " + statements + " } return null;");
    Trial trial = Trial.of(main, HELPERS[0], HELPERS[1], HELPERS[2]);
    Trial.Outcome first = trial.run();
    Trial.Outcome second = Trial.of(main, HELPERS[0], HELPERS[1], HELPERS[2]).run();
    assertAll(
        () -> assertInstanceOf(Meter.Stop.class, first.thrown()),
        () -> assertTrue(first.ranOutOfSteps()),
        () -> assertTrue(first.count() > Trial.STEPS / 10, "only " + first.count()),
        () -> assertEquals(first.count(), second.count()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("recursions")
  @DisplayName("in a recursion that catches its own overflow, for which a step counts more")
  void catchesItsOverflow(String statements) {
    String main = Trial.main("if (count == 0) { " + statements + " } return null;");
    Trial.Outcome outcome = Trial.of(main, HELPERS[0], HELPERS[1], HELPERS[2]).run();
    assertAll(
        () -> assertInstanceOf(Meter.Stop.class, outcome.thrown()),
        () -> assertTrue(outcome.ranOutOfSteps()),
        () -> assertTrue(outcome.overflowed()));
  }

  @Test
  @DisplayName("a plain recursion overflows the stack instead, as ever")
  void aPlainRecursionOverflowsTheStackInstead() {
    Trial.Outcome outcome =
        Trial.of(
                "class Odd { static int f(int i) { return f(i + 1) + 1; } }",
                Trial.main("return Odd.f(0);"))
            .run();
    assertInstanceOf(StackOverflowError.class, outcome.thrown());
    assertEquals(false, outcome.ranOutOfSteps());
  }

  @Test
  @DisplayName("an overflow that the code catches itself is noticed")
  void anOverflowThatTheCodeCatchesItselfIsNoticed() {
    Trial.Outcome outcome =
        Trial.of(
                "class Odd { static int f(int i) { return f(i + 1) + 1; } }",
                Trial.main("try { Odd.f(0); } catch (StackOverflowError e) { } return \"fine\";"))
            .run();
    assertEquals("fine", outcome.value());
    assertTrue(outcome.overflowed());
  }

  @Test
  @DisplayName("as much as the limit allows is done")
  void asMuchAsTheLimitAllowsIsDone() {
    Trial.Outcome outcome =
        Trial.ofStatements("for (int i = 0; i < 50_000; i++) { count++; } return \"done\";").run();
    assertEquals("done", outcome.value());
    assertNull(outcome.thrown());
    assertEquals(50_000, outcome.count());
  }

  private static Stream<String> loops() {
    return LOOPS.lines();
  }

  private static Stream<String> recursions() {
    return RECURSIONS.lines();
  }
}
