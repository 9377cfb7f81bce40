package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("each-java")
@DisplayName("Checks share loaded classes")
class StaticStateAnalysisTest {
  @DisplayName("that have no static field that could change")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "int a; int[] b;",
        "static final int SIZE = 8; static final Integer MORE = 9; static final String S = \"\" + SIZE;",
        "enum Side { LEFT, RIGHT; private final int step = ordinal(); } static final Side S = Side.LEFT;",
        "record Pair(int a, String b) {} static final Pair P = new Pair(1, \"\");",
        "static int f(Thread.State s) { return switch (s) { case NEW -> 1; default -> 2; }; }",
        "static void f(int a) { assert a > 0; }",
        "enum Side { LEFT(1), RIGHT(2) { int sign() { return -1; } }; final int d; Side(int d) { this.d = d; } int sign() { return d; } }",
        "static class A { static final A FIRST = new B(); } static class B extends A {}",
        "static class A { static final Integer X = 1; final Integer y = X; } static class B { static final A A1 = new A(); }",
        "static final Double HALF = 0.5; static final Character C = 'c'; static final Long L = 1L;"
      })
  void shared(String members) {
    assertEquals(false, StaticStateAnalysis.isIn(compiled(members).values()));
  }

  @DisplayName("but not those that could remember something")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "static int count;",
        "static final java.util.List<String> ALL = new java.util.ArrayList<>();",
        "static final Object LOCK = new Object();",
        "enum Side { LEFT; int visits; }",
        "enum Side { LEFT { int visits; }; }",
        "record Box(int[] a) {} static final Box B = new Box(new int[1]);",
        "static class Node { final Node next = null; int value; } static final Node N = new Node();",
        // runs once, and so tells whether it did
        "static class Once { static final boolean DONE; static { DONE = f(); } static boolean f() { throw new Error(); } }",
        "static class Once { static final int ZERO = 0; static final long N = 1 / new Integer(ZERO); }",
        "static class Once { static { System.out.println(); } }",
        "static class Once { int y; Once(Once o) { o.y = 1; } static { new Once(null); } }",
        "enum Side { LEFT; Side() { System.out.println(); } }",
        // whichever is used first has the other's constant
        "static class A { static final int X = B.Y; } static class B { static final int U = A.X; static final int Y; static { Y = 7; } }",
        "static class A { static final Integer X = 1; static final B B1 = new B(); final Integer y = X; } static class B { static final A A1 = new A(); }",
        "static class A { static final Integer X = 1; static final A FIRST = new B(); } static class B extends A { static final Integer Y = X; }",
        "record Pair(int a) { Pair { if (a > 0) throw new Error(); } } static final Pair P = new Pair(1);"
      })
  void notShared(String members) {
    assertEquals(true, StaticStateAnalysis.isIn(compiled(members).values()));
  }

  @DisplayName("and those with arrays that are filled where they are declared and only read")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "static final int[] CELLS = new int[8]; int f(int i) { return CELLS[i] + CELLS.length; }",
        "interface Keeper { int[] KEPT = {0}; }",
        "static final int[][] WAYS = {{1, 1}, {1, -1}}; int f() { int sum = 0;"
            + " for (int[] way : WAYS) { sum += way[0]; } return sum; }",
        "static final int[][] UP = {{1, 1}}, DOWN = {{-1, 1}}; int f(boolean up) {"
            + " int[][] ways = up ? UP : DOWN; return ways == null ? 0 : ways[0][1]; }",
        "static final int[][] UP = {{1, 1}}, DOWN = {{-1, 1}};"
            + " private static int[][] ways(boolean up) { return up ? UP : DOWN; }"
            + " private int sum(int[][] ways, int[] of) { return ways[0][0] + of[0]; }"
            + " int f() { return sum(ways(true), ways(false)[0]); }",
        "static final String[] NAMES = {\"pawn\", \"king\"}; String f(int i) { return NAMES[i]; }",
        "enum Way { UP, DOWN; private static final Way[] ALL = values();"
            + " Way next() { return ALL[(ordinal() + 1) % ALL.length]; } }",
        "static final int[] ODD = {1, 3}; int[] f() { return ODD.clone(); }"
            + " int sum() { return java.util.Arrays.stream(ODD).map(i -> i + ODD[0]).sum(); }",
        "static final char[] LETTERS = {'.', 'r'}; static final boolean[] B = {true};"
            + " static final long[] L = {1L << 40}; static final double[] D = {0.5};"
      })
  void constantArrays(String members) {
    assertEquals(false, StaticStateAnalysis.isIn(compiled(members).values()));
  }

  @DisplayName("but not those with arrays that somebody may write into")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "static final int[] CELLS = new int[8]; void f() { CELLS[0]++; }",
        "static final int[][] CELLS = {{1}}; void f() { for (int[] row : CELLS) { row[0] = 2; } }",
        "static final int[][] CELLS = {{1}}; void f() { CELLS[0] = new int[1]; }",
        "static final int[] CELLS = {1}; int[] f() { return CELLS; }",
        "static final int[] CELLS = {1}; int[] kept = CELLS;",
        "static final int[] CELLS = {1}; int[][] kept = {CELLS};",
        "static final int[] CELLS = {1}; static int[] f() { return g(); }"
            + " private static int[] g() { return CELLS; }",
        "static final int[] CELLS = {1}; java.util.function.Supplier<int[]> f() { return this::g; }"
            + " private int[] g() { return CELLS; }",
        "static final int[] CELLS = {1}; java.util.function.Supplier<int[]> f = () -> CELLS;",
        "static final int[] CELLS = {1}; Runnable f() { int[] c = CELLS; return () -> c[0]++; }",
        "static final int[] CELLS = {1}; void f() { g(CELLS, 1L); }"
            + " private void g(int[] cells, long more) { h(more, cells); }"
            + " private static void h(long more, int[] cells) { cells[0]++; }",
        "static final int[] CELLS = {1}; void f() { g(CELLS); } void g(int[] cells) { }",
        "static final int[] CELLS = {2, 1}; void f() { java.util.Arrays.sort(CELLS); }",
        "static final int[][] CELLS = {{1}}; void f() { CELLS.clone()[0][0] = 2; }",
        "static final Integer[] CELLS = {1}; void f() { java.util.Arrays.asList(CELLS).set(0, 2); }",
        "static final int[] CELLS = {1}; void f() { Object o = CELLS; ((int[]) o)[0] = 2; }",
        "static final int[] CELLS = {1}; void f(int[] other) { (other == null ? CELLS : other)[0]++; }",
        "static final int[] CELLS = {1}; void f() { synchronized (CELLS) { } }",
        "static final int[] CELLS = {1}; void f() { throw new Error(String.valueOf(CELLS)); }",
        "static final int[][] BOXES = {{1}}; static final int[] FIRST = BOXES[0];",
        "static final int[] A = {1}; static final int[][] B = {A};",
        "static class Box { int n; } static final Box[] BOXES = {new Box()};",
        "static final int[] CELLS; static { int[] c = new int[2]; c[2] = 1; CELLS = c; }",
        "static final int[] CELLS = new int[-1];",
        "static final int[] CELLS = new int[1 << 30];",
        "static final Object[] CELLS; static { ((Object[]) new String[1])[0] = 1; CELLS = null; }"
      })
  void otherArrays(String members) {
    assertEquals(true, StaticStateAnalysis.isIn(compiled(members).values()));
  }

  @DisplayName("nor those that are too large to follow their arrays through")
  @Test
  void tooLarge() {
    String variables =
        IntStream.range(0, 3000).mapToObj(i -> "int v" + i + " = 0;").collect(Collectors.joining());
    String members = "static final int[] CELLS = {1}; void f() { " + variables + " }";
    assertEquals(true, StaticStateAnalysis.isIn(compiled(members).values()));
  }

  @DisplayName("of the provided program too, whose final arrays never change")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "static final int[] CELLS = new int[8]; | false",
        "static final java.util.List<String> ALL = java.util.List.of(); | false",
        "static int count; | true",
        "static class Table { int turn; } static final Table FIRST = new Table(); | true"
      })
  void provided(String members, boolean remember) {
    assertEquals(remember, new ProvidedClasses(compiled(members)).remember());
  }

  private static Map<String, byte[]> compiled(String members) {
    return Trial.compile(
        new ProvidedClasses(Map.of()), "package lab; public class Main { " + members + " }");
  }
}
