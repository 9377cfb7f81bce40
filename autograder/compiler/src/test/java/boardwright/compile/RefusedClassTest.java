package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("each-java")
@DisplayName("A class is refused as a whole")
class RefusedClassTest {
  @ParameterizedTest(name = "{0}")
  @DisplayName("for a supertype of which nothing is allowed")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          class Odd extends Thread {}                              | extends java.lang.Thread
          class Odd extends ClassLoader {}                         | extends java.lang.ClassLoader
          class Odd extends SecurityManager {}                     | extends java.lang.SecurityManager
          class Odd extends ThreadLocal<String> {}                 | extends java.lang.ThreadLocal
          class Odd extends TimerTask { public void run() {} }     | extends java.util.TimerTask
          class Odd extends java.util.concurrent.RecursiveAction { protected void compute() {} } | extends java.util.concurrent.RecursiveAction
          class Odd implements Thread.UncaughtExceptionHandler { public void uncaughtException(Thread t, Throwable e) {} } | implements java.lang.Thread$UncaughtExceptionHandler
          interface Odd extends java.util.concurrent.Executor {}   | extends java.util.concurrent.Executor
          enum Odd implements java.io.Externalizable { A; public void writeExternal(java.io.ObjectOutput o) {} public void readExternal(java.io.ObjectInput i) {} } | implements java.io.Externalizable
          record Odd(int a) implements java.lang.reflect.Type {}   | implements java.lang.reflect.Type
          """)
  void refusesASupertypeOfWhichNothingIsAllowed(String declaration, String phrase) {
    assertRefused(phrase, declaration);
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("for a method that it overrides")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          class Odd { protected void finalize() {} }                                     | overrides java.lang.Object.finalize
          class Odd { public void finalize() throws Throwable { super.finalize(); } }    | overrides java.lang.Object.finalize
          interface Odd { void finalize(); }                                             | overrides java.lang.Object.finalize
          class Odd extends Exception { public void setStackTrace(StackTraceElement[] t) { } } | overrides java.lang.Throwable.setStackTrace
          class Odd extends Error { public StackTraceElement[] getStackTrace() { return null; } } | overrides java.lang.Throwable.getStackTrace
          class Odd extends RuntimeException { public void printStackTrace(java.io.PrintStream s) {} } | overrides java.lang.Throwable.printStackTrace
          class Odd extends ArrayList<String> { public Stream<String> parallelStream() { return null; } } | overrides java.util.Collection.parallelStream
          interface Odd extends List<String> { Stream<String> parallelStream(); }        | overrides java.util.Collection.parallelStream
          """)
  void refusesAMethodThatItMustNotOverride(String declaration, String phrase) {
    assertRefused(phrase, declaration);
  }

  @Test
  @DisplayName("for a method of the JDK that it passes on under its own interface")
  void refusesAMethodThatItPassesOn() {
    assertRefused(
        "inherits java.lang.Throwable.setStackTrace",
        "class Odd extends Exception implements Traced {}",
        "interface Traced { void setStackTrace(StackTraceElement[] trace); }");
  }

  @Test
  @DisplayName("but for one that only a bridge passes on, at the bridge")
  void butForOneThatOnlyABridgePassesOn() {
    Trial trial =
        Trial.of(
            "class Odd extends Exception implements Traced<StackTraceElement[]> {}",
            "interface Traced<T> { T getStackTrace(); }",
            Trial.main("Traced<?> odd = new Odd(); return odd.getStackTrace();"));
    assertEquals(List.of(), trial.refusals());
    assertEquals("java.lang.Throwable.getStackTrace", trial.run().refusal());
  }

  @Test
  @DisplayName("for a package of the grader's, where it would stand for one of ours")
  void forAPackageOfTheGraders() {
    assertRefused(
        "lies in a package of the grader",
        "package boardwright.meter; public class Meter { public static void reset(long a, long b)"
            + " {} }");
  }

  @Test
  @DisplayName("once for each reason")
  void onceForEachReason() {
    Trial trial =
        Trial.of("class Odd extends Thread implements Runnable { protected void finalize() {} }");
    assertEquals(
        List.of(
            "Odd extends java.lang.Thread, which is not allowed here",
            "Odd overrides java.lang.Object.finalize, which is not allowed here"),
        trial.refusals());
  }

  @Test
  @DisplayName("for a method or a class that is too big for more code in it")
  void refusesWhatIsTooBigForMoreCode() {
    assertEquals(
        List.of("Odd.make is too long a method"),
        trial("class Odd { void make(Object o) { " + "o = new int[1];".repeat(12_000) + " } }")
            .refusals());
    String fields =
        IntStream.range(0, 65_515).mapToObj(i -> "f" + i).collect(Collectors.joining(", "));
    assertEquals(
        List.of("Odd is too big a class"),
        trial("class Odd { int " + fields + "; void turn() { while (true) {} } }").refusals());
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("and not for what it may be")
  @ValueSource(
      strings = {
        "class Fine implements Runnable { public void run() {} }",
        "class Fine implements AutoCloseable { public void close() {} }",
        "class Fine implements Cloneable { public Fine clone() { return this; } }",
        "class Fine extends AbstractList<String> { public String get(int i) { return \"\"; }"
            + " public int size() { return 0; } private void subListRangeCheck(int a) {}"
            + " static void rangeCheckForAdd(int i) {} }",
        "class Fine extends ArrayList<String> { void grow() {} Object[] elementData; }",
        "class Fine extends LinkedHashMap<String, String> { protected boolean"
            + " removeEldestEntry(Map.Entry<String, String> e) { return size() > 9; } }",
        "class Fine extends Random { protected int next(int bits) { return 4; } }",
        "class Fine extends Exception { public String toString() { return \"\"; }"
            + " public synchronized Throwable getCause() { return null; }"
            + " public void printStackTrace() {} public Fine fillInStackTrace() { return this; } }",
        "class Fine implements Iterator<String> { public boolean hasNext() { return false; }"
            + " public String next() { return null; } public void remove() {} }",
        "class Fine extends Observable implements Observer { public void update(Observable o,"
            + " Object a) {} }",
        "class Fine { void finalize(int i) {} void wait(String s) {} static void notify(int i) {}"
            + " }",
        "@interface Fine { Class<? extends Thread> value() default Thread.class; }",
        "enum Fine implements Comparator<String>, IntSupplier { A { public int getAsInt() {"
            + " return 1; } }; public int compare(String a, String b) { return 0; }"
            + " public int getAsInt() { return 0; } }",
        "record Fine(int x) implements Comparable<Fine>, Iterable<String>, java.io.Serializable {"
            + " public int compareTo(Fine f) { return 0; } public Iterator<String> iterator() {"
            + " return null; } }",
        "abstract class Fine implements CharSequence, Appendable, Readable {}"
      })
  void refusesNoClassForWhatItMayBe(String declaration) {
    assertEquals(List.of(), trial(declaration).refusals());
  }

  private static void assertRefused(String phrase, String declaration, String... more) {
    String name = declaration.contains("class Meter") ? "Meter" : "Odd";
    assertEquals(
        List.of(name + " " + phrase + ", which is not allowed here"),
        trial(declaration, more).refusals());
  }

  private static Trial trial(String declaration, String... more) {
    String[] sources = new String[more.length + 1];
    sources[0] =
        declaration.startsWith("package")
            ? declaration
            : "import java.util.*; import java.util.function.*; import java.util.stream.*;\n"
                + declaration;
    System.arraycopy(more, 0, sources, 1, more.length);
    return Trial.of(sources);
  }
}
