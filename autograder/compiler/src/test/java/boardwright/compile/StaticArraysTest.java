package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.meter.StaticArrays;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("each-java")
@DisplayName("Static arrays")
class StaticArraysTest {
  @BeforeEach
  @AfterEach
  void forget() {
    StaticArrays.forget();
  }

  @DisplayName("that are only read, or are put back, are as they were")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "static final int[] CELLS = {1}; | CELLS[0] + CELLS.length",
        "static final int[] CELLS = {1}; | CELLS[0]++ + --CELLS[0]",
        "static final int[] CELLS = {1}; static int[] f() { return CELLS; } | f().clone()[0]++",
        "static final int[][] WAYS = {{1, 1}, {1, -1}}; | WAYS[1][0] + WAYS[0].length",
        "static final String[] NAMES = {\"pawn\", null}; | NAMES[0]",
        "static final double[] HALVES = {0.5, Double.NaN}; | HALVES[0]",
        "static final int[] NONE = null; | NONE == null",
        "enum Way { UP, DOWN; static final Way[] ALL = values(); } | Way.ALL[0]",
        "enum Way { UP, DOWN } | Way.values()[0] = Way.DOWN",
        "static class A { static final int[] B = new int[8]; static { f(); }"
            + " static void f() { for (int i = 0; i < 8; i++) { B[i] = i; } } } | A.B[7]"
      })
  void same(String members, String expression) {
    Trial.Outcome outcome = run(members, expression);
    assertEquals(null, outcome.thrown());
    assertEquals(false, StaticArrays.haveChanged());
  }

  @DisplayName("that somebody writes into have changed")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "static final int[] CELLS = {1}; | CELLS[0]++",
        "static final int[] CELLS = {2, 1}; static int f() { Arrays.sort(CELLS); return 0; } | f()",
        "static final int[][] CELLS = {{1}}; | CELLS[0][0]++",
        "static final int[][] CELLS = {{1}}; | CELLS[0] = new int[] {1}",
        "static final int[][] CELLS = {{1}}; | CELLS.clone()[0][0]++",
        "static final Integer[] CELLS = {1}; | Arrays.asList(CELLS).set(0, 2)",
        "static final String[] NAMES = {\"pawn\", null}; | NAMES[1] = NAMES[0]",
        "static final double[] ZERO = {0.0}; | ZERO[0] = -0.0",
        "static final boolean[] B = {true}; | B[0] = false",
        "static final char[] C = {'a'}; static int f(char[] c) { c[0]++; return 0; } | f(C)",
        "interface Keeper { int[] KEPT = {0}; } | Keeper.KEPT[0]++",
        "enum Way { UP, DOWN; static final Way[] ALL = values(); } | Way.ALL[0] = Way.DOWN",
        // a constant keeps what the array was for a moment
        "static final int[] A = {1}; static class B { static final int X = A[0]; }"
            + " static int f() { A[0]++; int x = B.X; A[0]--; return x; } | f()"
      })
  void changed(String members, String expression) {
    Trial.Outcome outcome = run(members, expression);
    assertEquals(null, outcome.thrown());
    assertEquals(true, StaticArrays.haveChanged());
  }

  @DisplayName("cannot be vouched for if an initialiser did what a later check could tell:")
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "it threw an exception | static int[] make() { return new int[-1]; }"
            + " static class A { static final int[] CELLS = make(); }",
        "it wrote into another's | static class B { static final int[] CELLS = {1}; }"
            + " static class A { static { B.CELLS[0] = 2; } }",
        "it took many steps | static class A { static { for (int i = 0; i < 30_000; i++) { } } }",
        "it took much memory | static class A { static final int N = new int[100_000].length; }",
        "its array is long | static class A { static final byte[] CELLS = new byte[20_000]; }"
      })
  void initialisers(String what, String members) {
    run(
        members
            + " static Object f() { try { return new A(); } catch (Throwable t) { return t; } }",
        "f()");
    assertEquals(true, StaticArrays.haveChanged());
  }

  @DisplayName("of the provided program are watched as well")
  @Test
  void provided() {
    Map<String, byte[]> board =
        Trial.compile(
            new ProvidedClasses(Map.of()),
            "package lab; public class Board { public static final int[] CELLS = {1}; }");
    Trial.beside(board, Map.of(), Trial.main("return Board.CELLS[0]++;")).run();
    assertTrue(StaticArrays.haveChanged());
  }

  @DisplayName("are forgotten with the classes that they belong to")
  @Test
  void forgotten() {
    run("static final int[] CELLS = {1};", "CELLS[0]++");
    StaticArrays.forget();
    assertEquals(false, StaticArrays.haveChanged());
  }

  private static Trial.Outcome run(String members, String expression) {
    String main = Trial.main("return " + expression + ";");
    return Trial.of(main.replace("public static int count;", members)).run();
  }
}
