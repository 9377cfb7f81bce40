package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
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
        "static final int SIZE = 8; static final String S = \"\" + SIZE;",
        "enum Side { LEFT, RIGHT; private final int step = ordinal(); } static final Side S ="
            + " Side.LEFT;",
        "record Pair(int a, String b) {} Pair p = new Pair(1, \"\");",
        "static int f(Thread.State s) { return switch (s) { case NEW -> 1; default -> 2; }; }",
        "static void f(int a) { assert a > 0; }",
        "enum Side { LEFT(1), RIGHT(2) { int sign() { return -1; } }; final int d; Side(int d) {"
            + " this.d = d; } int sign() { return d; } }",
        "static final double HALF = 0.5; static final char C = 'c'; static final long L = 1L;",
        "static final int SUM = sum(); static int sum() { int sum = 0;"
            + " for (int i = 0; i < 9; i++) { sum += i; } return sum; }"
      })
  void sharesClassesWithoutStaticFieldsThatCouldChange(String members) {
    assertEquals(false, StaticStateAnalysis.canRemember(compiled(members).values()));
  }

  @DisplayName("but not those that could remember something")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "static int count;",
        "static final java.util.List<String> ALL = new java.util.ArrayList<>();",
        "static final Object LOCK = new Object();",
        "static final Integer MORE = 9;",
        "record Pair(int a, String b) {} static final Pair P = new Pair(1, \"\");",
        "static class A { static final A FIRST = new B(); } static class B extends A {}",
        "enum Side { LEFT; int visits; }",
        "enum Side { LEFT { int visits; }; }",
        "record Box(int[] a) {} static final Box B = new Box(new int[1]);",
        "static class Node { final Node next = null; int value; } static final Node N = new"
            + " Node();",
        // runs once, and so tells whether it did
        "static class Once { static final boolean DONE; static { DONE = f(); } static boolean f() {"
            + " throw new Error(); } }",
        "static class Once { static final int ZERO = 0; static final long N = 1 / new"
            + " Integer(ZERO); }",
        "static class Once { static { System.out.println(); } }",
        "static class Once { static final int N = new Once().hashCode(); }",
        "static class Once { static final String S = f(\"\"); static String f(String s) { return s"
            + " + s; } }",
        "enum Side { LEFT; Side() { System.out.println(); } }",
        "static class Above { static int f() { System.out.println(); return 1; } }"
            + " static class Once extends Above { static final int N = f(); }",
        "static class Once { int y; Once(Once o) { o.y = 1; } static { new Once(null); } }",
        "private static final int[] CELLS = {1};"
            + " static class Once { static { CELLS[0] = 2; } }",
        // whichever is used first has the other's constant
        "enum A { ONE; final int it = B.TWO.ordinal(); } enum B { TWO; final int it ="
            + " A.ONE.ordinal(); }",
        "static class A { static final int X = B.Y; } static class B { static final int U = A.X;"
            + " static final int Y; static { Y = 7; } }",
        "static class A { static final Integer X = 1; static final B B1 = new B(); final Integer y"
            + " = X; } static class B { static final A A1 = new A(); }",
        "static class A { static final Integer X = 1; static final A FIRST = new B(); } static"
            + " class B extends A { static final Integer Y = X; }",
        "record Pair(int a) { Pair { if (a > 0) throw new Error(); } } static final Pair P = new"
            + " Pair(1);"
      })
  void sharesNoClassThatCouldRememberSomething(String members) {
    assertEquals(true, StaticStateAnalysis.canRemember(compiled(members).values()));
  }

  @DisplayName("and those with private arrays of what cannot change, which are only read")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "private static final int[] CELLS = new int[8];"
            + " int f(int i) { return CELLS[i] + CELLS.length; }",
        "private static final String[] NAMES = {\"pawn\", \"king\"};"
            + " String f(int i) { return NAMES[i].trim(); }",
        "enum Way { UP, DOWN; private static final Way[] ALL = values();"
            + " Way next() { return ALL[(ordinal() + 1) % ALL.length]; } }",
        "private static final char[] LETTERS = {'.', 'r'}; static char f(java.util.List<Object> l)"
            + " { for (char c : LETTERS) { l.add(c); } return LETTERS[0]; }",
        "private static final int[][] WAYS = {{1, 1}, {1, -1}};"
            + " int f(int[] to) { for (int[] way : WAYS) { to[0] += way[0] * way[1]; }"
            + " for (String s : new String[2]) { to[1]++; } return WAYS[0][1]; }",
        "private static final int[][] SQUARES = squares(); static int[][] squares() {"
            + " int[][] all = new int[8][]; for (int i = 0; i < 8; i++) { all[i] = new int[i]; }"
            + " return all; }",
        "private static final int[] CELLS = new int[8];"
            + " static { for (int i = 0; i < 8; i++) { CELLS[i] = i; } }"
            + " static class Inner { int f() { return CELLS[1]; } }"
      })
  void sharesPrivateArraysThatAreOnlyRead(String members) {
    assertEquals(false, StaticStateAnalysis.canRemember(compiled(members).values()));
  }

  @DisplayName("but not those with other arrays, or with some that are used in another way")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "private static int[] cells = {1};",
        "static final int[] CELLS = {1};",
        "interface Keeper { int[] KEPT = {0}; }",
        "static class Box { int n; } private static final Box[] BOXES = {new Box()};",
        "private static final Object[] CELLS = {1};",
        "private static final Comparable<?>[][] CELLS = {{1}};",
        "private static final int[] CELLS = {1}; int[] f() { return CELLS; }",
        "private static final int[] CELLS = {1}; void f() { CELLS[0]++; }",
        "enum E { X; private static final int[] A = {0}; } interface P { int X = E.A[0]++; }",
        "private static final int[] CELLS = {1}; int[] mine = CELLS;",
        "private static final int[] CELLS = {1}; void f() { java.util.Arrays.sort(CELLS); }",
        "private static final int[] CELLS = {1}; void f() { int[] mine = CELLS; mine[0] = 2; }",
        "private static final int[] CELLS = {1};"
            + " void f(int[] o, boolean b) { int[] mine = b ? CELLS : o; mine[0] = 2; }",
        "private static final int[] CELLS = {1}; void f(int[][] to) { to[0] = CELLS; }",
        "private static final int[] CELLS = {1}; Object f() { return (Object) CELLS; }",
        "private static final int[] CELLS = {1};"
            + " java.util.function.IntSupplier f() { int[] c = CELLS; return () -> c[0]++; }",
        "private static final int[] CELLS = {1};"
            + " static class Inner { void f() { CELLS[0] = 2; } }",
        "private static final int[][] CELLS = {{1}}; void f() { CELLS[0][0]++; }",
        "private static final int[][] CELLS = {{1}}; void f() { CELLS.clone()[0][0]++; }",
        "private static final int[][] CELLS = {{1}};"
            + " void f() { for (int[] row : CELLS) { row[0] = 2; } }"
      })
  void sharesNoOtherArrays(String members) {
    assertEquals(true, StaticStateAnalysis.canRemember(compiled(members).values()));
  }

  @DisplayName("of the provided program too, whose final objects of the JDK never change")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "private static final int[] CELLS = new int[8]; int f() { return CELLS[0]; } | false",
        "private static final int[] CELLS = new int[8]; int[] f() { return CELLS; } | true",
        "static final int[] CELLS = new int[8]; | true",
        "static final java.util.List<String> ALL = java.util.List.of(); | false",
        "static int count; | true",
        "static class Table { int turn; } static final Table FIRST = new Table(); | true"
      })
  void looksAtTheProvidedProgramToo(String members, boolean remember) {
    assertEquals(remember, new ProvidedClasses(compiled(members)).remember());
  }

  private static Map<String, byte[]> compiled(String members) {
    return Trial.compile(
        new ProvidedClasses(Map.of()), "package lab; public class Main { " + members + " }");
  }
}
