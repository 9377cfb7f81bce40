package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.meter.Meter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A refusal")
class RefusalPlaceTest {
  @Test
  @DisplayName("does not touch code that does not reach it")
  void isOnlyForThoseWhoReachIt() {
    Trial.Outcome outcome =
        Trial.ofStatements(
                """
                if (count > 0) {
                  System.exit(0);
                }
                Runnable never = () -> Runtime.getRuntime().halt(1);
                return "unharmed";
                """)
            .run();
    assertEquals("unharmed", outcome.value());
    assertNull(outcome.refusal());
  }

  @Test
  @DisplayName("names the first forbidden call and the line where it stands")
  void namesTheFirst() {
    Trial.Outcome outcome =
        Trial.ofStatements(
                """
                try {
                  System.getenv();
                } finally {
                  System.exit(0);
                }
                return null;
                """)
            .run();
    assertEquals("java.lang.System.getenv", outcome.refusal());
    StackTraceElement place = Meter.stoppedAt()[0];
    assertEquals("Main.java:10", place.getFileName() + ":" + place.getLineNumber());
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("comes from wherever code can stand")
  @ValueSource(
      strings = {
        "class Odd { static { System.exit(0); } static void go() {} }",
        "class Odd { static Object o = Runtime.getRuntime(); static void go() {} }",
        "class Odd { Object o = System.getenv(); static void go() { new Odd(); } }",
        "class Odd { { System.gc(); } static void go() { new Odd(); } }",
        "class Odd { Odd(int i) {} Odd() { this(exit()); } static int exit() { System.exit(0);"
            + " return 1; } static void go() { new Odd(); } }",
        "class Odd { public String toString() { System.exit(0); return \"\"; }"
            + " static void go() { String s = \"\" + new Odd(); } }",
        "interface Odd { default void exit() { System.exit(0); }"
            + " static void go() { new Odd() {}.exit(); } }",
        "interface Odd { private void exit() { System.exit(0); } default void leave() { exit(); }"
            + " static void go() { new Odd() {}.leave(); } }",
        "enum Odd { A { void exit() { System.exit(0); } }; abstract void exit();"
            + " static void go() { A.exit(); } }",
        "record Odd(int i) { Odd { System.exit(0); } static void go() { new Odd(1); } }",
        "class Odd { static void go() { new Object() { void exit() { System.exit(0); } }.exit(); } }",
        "class Odd implements AutoCloseable { public void close() { System.exit(0); }"
            + " static void go() { try (Odd o = new Odd()) {} } }",
        "class Odd { static void go() { super_(); } static void super_() { new Odd().leave(); }"
            + " void leave() { super.notify(); } private void notify(int i) {} }",
        "class Odd extends java.util.ArrayList<String> { static void go() {"
            + " new Odd().parallelStream(); } }",
        "class Odd extends java.util.ArrayList<String> { static void go() { new Odd().all(); }"
            + " void all() { super.parallelStream(); } }",
        "interface Odd extends java.util.List<String> { static void go() { Odd o = null;"
            + " o.parallelStream(); } }",
      })
  void comesFromWhereverCodeCanStand(String declaration) {
    Trial.Outcome outcome =
        Trial.of(declaration, Trial.main("Odd.go(); return \"went through\";")).run();
    assertTrue(outcome.refusal() != null, "not refused");
    assertInstanceOf(Meter.Stop.class, outcome.thrown());
  }

  @Test
  @DisplayName("of a constructor comes before the class is initialised and its arguments are asked")
  void comesBeforeTheArguments() {
    Trial.Outcome outcome =
        Trial.ofStatements("new Thread(String.valueOf(count++)); return null;").run();
    assertEquals("new java.lang.Thread", outcome.refusal());
    assertEquals(0, outcome.count());
  }

  @Test
  @DisplayName("is not for a learner's own class that is named like one of the JDK's")
  void allowsClassesNamedLikeOnesOfTheJdk() {
    Trial.Outcome outcome =
        Trial.of(
                "class Thread { void start() { Main.count++; } }",
                "class System { static void exit(int i) { Main.count++; } }",
                Trial.main("new Thread().start(); System.exit(0); return \"fine\";"))
            .run();
    assertEquals("fine", outcome.value());
    assertEquals(2, outcome.count());
    assertNull(outcome.refusal());
  }
}
