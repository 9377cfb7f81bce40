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
        "static final int SIZE = 8; static final Integer MORE = 9; static final String S = \"\" +"
            + " SIZE;",
        "enum Side { LEFT, RIGHT; private final int step = ordinal(); } static final Side S ="
            + " Side.LEFT;",
        "record Pair(int a, String b) {} static final Pair P = new Pair(1, \"\");",
        "static int f(Thread.State s) { return switch (s) { case NEW -> 1; default -> 2; }; }",
        "static void f(int a) { assert a > 0; }",
        "enum Side { LEFT(1), RIGHT(2) { int sign() { return -1; } }; final int d; Side(int d) {"
            + " this.d = d; } int sign() { return d; } }",
        "static class A { static final A FIRST = new B(); } static class B extends A {}",
        "static class A { static final Integer X = 1; final Integer y = X; } static class B {"
            + " static final A A1 = new A(); }",
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
        // whichever is used first has the other's constant
        "static class A { static final int X = B.Y; } static class B { static final int U = A.X;"
            + " static final int Y; static { Y = 7; } }",
        "static class A { static final Integer X = 1; static final B B1 = new B(); final Integer y"
            + " = X; } static class B { static final A A1 = new A(); }",
        "static class A { static final Integer X = 1; static final A FIRST = new B(); } static"
            + " class B extends A { static final Integer Y = X; }",
        "record Pair(int a) { Pair { if (a > 0) throw new Error(); } } static final Pair P = new"
            + " Pair(1);"
      })
  void notShared(String members) {
    assertEquals(true, StaticStateAnalysis.isIn(compiled(members).values()));
  }

  @DisplayName("and those with arrays of what cannot change, which are watched while checks run")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "static final int[] CELLS = new int[8]; int f(int i) { return CELLS[i] + CELLS.length; }",
        "interface Keeper { int[] KEPT = {0}; }",
        "static final String[] NAMES = {\"pawn\", \"king\"}; String f(int i) { return NAMES[i]; }",
        "enum Way { UP, DOWN; private static final Way[] ALL = values();"
            + " Way next() { return ALL[(ordinal() + 1) % ALL.length]; } }",
        "static final char[] LETTERS = {'.', 'r'}; static final boolean[] B = {true};"
            + " static final long[] L = {1L << 40}; static final double[] D = {0.5};",
        "static final int[][] SQUARES = squares(); static int[][] squares() {"
            + " int[][] all = new int[8][]; for (int i = 0; i < 8; i++) { all[i] = new int[i]; }"
            + " return all; }",
        "static final int[] CELLS = new int[8]; int[] f() { CELLS[0]++; return CELLS; }",
        "static final int[] CELLS = new int[-1];",
        "static class Once { int y; Once(Once o) { o.y = 1; } static { new Once(null); } }"
      })
  void arrays(String members) {
    assertEquals(false, StaticStateAnalysis.isIn(compiled(members).values()));
  }

  @DisplayName("but not those with arrays of what can change")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "static int[] cells = {1};",
        "static class Box { int n; } static final Box[] BOXES = {new Box()};",
        "static final Object[] CELLS = {1};",
        "static final Comparable<?>[][] CELLS = {{1}};"
      })
  void otherArrays(String members) {
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
