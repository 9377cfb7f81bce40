package boardwright.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What static fields hold")
class StaticStateTest {

  @DisplayName("is the same wherever a class is loaded anew, and not once something has changed:")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "static int count; static void change() { count++; }",
        "static final int[] CELLS = {1, 2}; static void change() { CELLS[1] = 3; }",
        "static final int[][] CELLS = {{1}, {2}}; static void change() { CELLS[1] = CELLS[0]; }",
        "static String last; static void change() { last = \"e4\"; }",
        "static final List<String> ALL = new ArrayList<>(); static void change() { ALL.add(null); }",
        "static final Map<Integer, String> M = new HashMap<>(Map.of(1, \"a\"));"
            + " static void change() { M.put(1, \"b\"); }",
        "static final Set<Integer> S = new TreeSet<>(List.of(4, 2)); static void change() { S.remove(4); }",
        "static class Node { Node next; } static final Node N = new Node();"
            + " static void change() { N.next = N; }",
        "static class Base { int x; } static class More extends Base { } static final More M = new More();"
            + " static void change() { M.x = 1; }",
        "enum Side { LEFT, RIGHT; int visits; } static void change() { Side.RIGHT.visits = 1; }",
        "record Box(int[] a) {} static final Box B = new Box(new int[1]);"
            + " static void change() { B.a()[0] = 7; }",
        "static final java.awt.Point P = new java.awt.Point(); static void change() { P.x = 1; }",
        "static final Object LOCK = new Object(); static Object held; static void change() { held = LOCK; }",
        "static final StringBuilder LOG = new StringBuilder(); static void change() { LOG.append('x'); }",
        "static Integer a = 1000; static Integer b = a;"
            + " static void change() { b = Integer.parseInt(\"1000\"); }",
      })
  void changes(String members) throws ReflectiveOperationException {
    Map<String, byte[]> classes = compiled(members);
    Set<String> lasting = LastingState.in(classes.values());
    ClassLoader one = Loaders.mix(classes);
    Optional<String> fresh = StaticState.of(Loaders.mix(classes), lasting);
    assertNotEquals(Optional.empty(), fresh);
    assertEquals(fresh, StaticState.of(one, lasting));
    change(one);
    assertNotEquals(fresh, StaticState.of(one, lasting));
  }

  @DisplayName("cannot be told where the JDK hides it, or nobody can get at it:")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "static final Random R = new Random();",
        "static final Iterator<Integer> I = List.of(1).iterator();",
        "static final Runnable R = () -> {};",
        "static final Comparator<String> C = String.CASE_INSENSITIVE_ORDER;",
        "static final Map<String, String> M = new TreeMap<>(Comparator.reverseOrder());",
        "static final List<String> L = new ArrayList<>() { };",
        "static final Exception E = new Exception();",
        "static int x; static { if (x == 0) throw new IllegalStateException(); }",
        "static int[] a = {}; static { int i = 1 / a.length; }",
        "static final List<Object> L = new ArrayList<>();"
            + " static { for (int i = 0; i < 20_000; i++) L.add(new Object()); }",
      })
  void hidden(String members) {
    Map<String, byte[]> classes = compiled(members);
    Set<String> lasting = LastingState.in(classes.values());
    assertEquals(Optional.empty(), StaticState.of(Loaders.mix(classes), lasting));
  }

  private static void change(ClassLoader loader) throws ReflectiveOperationException {
    var method = Class.forName("lab.Main", true, loader).getDeclaredMethod("change");
    method.setAccessible(true);
    method.invoke(null);
  }

  private static Map<String, byte[]> compiled(String members) {
    return Trial.compile(
        new ProvidedClasses(Map.of()),
        "package lab; import java.util.*; public class Main { " + members + " }");
  }
}
