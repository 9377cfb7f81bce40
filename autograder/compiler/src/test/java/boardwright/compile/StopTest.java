package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.meter.Meter;
import boardwright.protocol.Finding;
import boardwright.testkit.CheckFailed;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("each-java")
@DisplayName("A stop cannot be swallowed")
class StopTest {
  /** Ways to live on, one a line. No count must be made after a stop. */
  private static final String WAYS =
      """
      try { STOP; } catch (Throwable t) { count++; } return 1;
      try { STOP; } catch (Error e) { count++; } return 1;
      try { STOP; } catch (RuntimeException | Error e) { count++; } return 1;
      try { STOP; } finally { return ++count; }
      try { STOP; } finally { count++; } return 1;
      try { try { STOP; } finally { count++; } } catch (Throwable t) { count++; } return 1;
      try { STOP; } catch (Exception e) { count++; } catch (Throwable t) { count++; } return 1;
      try { STOP; } catch (Throwable t) { try { throw t; } finally { return ++count; } } return 1;
      while (true) { try { STOP; } catch (Throwable t) { count++; } }
      while (true) { try { STOP; } catch (Throwable t) {} }
      while (true) { try { STOP; } finally { continue; } }
      while (true) { try { STOP; } finally { break; } } return ++count;
      do { try { STOP; } catch (Throwable t) { continue; } finally { count++; } } while (true);
      for (;;) synchronized (Main.class) { try { STOP; } catch (Throwable t) { count++; } }
      synchronized (Main.class) { STOP; } return ++count;
      synchronized (Main.class) { synchronized ("x") { try { STOP; } finally { return ++count; } } }
      try { synchronized (Main.class) { STOP; } } catch (Throwable t) { count++; } return 1;
      try (AutoCloseable c = () -> count++) { STOP; } catch (Throwable t) { count++; } return 1;
      try (AutoCloseable c = () -> STOP) { count--; count++; } catch (Throwable t) { count++; } return 1;
      try (AutoCloseable c = () -> STOP) { STOP; } finally { return ++count; }
      Runnable r = () -> STOP; try { r.run(); } catch (Throwable t) { count++; } return 1;
      try { List.of(1).forEach(i -> STOP); } catch (Throwable t) { count++; } return 1;
      try { new Object() { { STOP; } }; } catch (Throwable t) { count++; } return 1;
      try { Stream.of(1).onClose(() -> STOP).close(); } catch (Throwable t) { count++; } return 1;
      try { Stream.of(1).flatMap(i -> Stream.of(i).onClose(() -> STOP).peek(j -> STOP)).toList(); } \
      catch (RuntimeException e) { count++; } return 1;
      try { new TreeSet<Object>((a, b) -> STOP).add(1); } catch (Throwable t) { count++; } return 1;
      try { String s = "" + new Object() { public String toString() { return "" + STOP; } }; } \
      catch (Throwable t) { count++; } return 1;
      """;

  @ParameterizedTest(name = "{0}")
  @MethodSource("ways")
  @DisplayName("when a call is refused")
  void whenACallIsRefused(String statements) {
    Trial.Outcome outcome = stopped("System.exit(0);", statements);
    assertAll(
        () -> assertInstanceOf(Meter.Stop.class, outcome.thrown()),
        () -> assertEquals("java.lang.System.exit", outcome.refusal()),
        () -> assertEquals(0, outcome.count()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("ways")
  @DisplayName("when the steps are used up")
  void outOfSteps(String statements) {
    Trial.Outcome outcome = stopped("while (i == 0) {}", statements);
    assertAll(
        () -> assertInstanceOf(Meter.Stop.class, outcome.thrown()),
        () -> assertTrue(outcome.ranOutOfSteps()),
        () -> assertNull(outcome.refusal()),
        () -> assertEquals(0, outcome.count()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("ways")
  @DisplayName("when the memory is used up")
  void outOfBytes(String statements) {
    Trial.Outcome outcome = stopped("long[] all = new long[1 << 28];", statements);
    assertAll(
        () -> assertInstanceOf(Meter.Stop.class, outcome.thrown()),
        () -> assertTrue(outcome.ranOutOfBytes()),
        () -> assertEquals(false, outcome.ranOutOfSteps()),
        () -> assertEquals(0, outcome.count()));
  }

  @Test
  @DisplayName("though every other exception and error is caught as ever")
  void othersAreCaught() {
    Trial.Outcome outcome =
        Trial.ofStatements(
                """
                for (Throwable thrown : List.of(
                    new Error(), new RuntimeException(), new Throwable(), new AssertionError())) {
                  try {
                    throw thrown;
                  } catch (Throwable t) {
                    count++;
                  } finally {
                    count++;
                  }
                }
                return "done";
                """)
            .run();
    assertEquals("done", outcome.value());
    assertEquals(8, outcome.count());
    assertEquals(false, outcome.overflowed());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("ways")
  @DisplayName("nor can what a check throws while the learner's code is at work")
  void norCanWhatACheckThrows(String statements) throws ReflectiveOperationException {
    Trial trial =
        Trial.of(
            "public class Odd { public static java.util.function.IntSupplier check;"
                + " static int stop(int i) { return check.getAsInt(); } }",
            Trial.main(statements.replace("STOP", "Odd.stop(0)")));
    IntSupplier check =
        () -> {
          throw new CheckFailed(Finding.of("an answer", "yours gave another"));
        };
    trial.load("lab.Odd").getField("check").set(null, check);
    Trial.Outcome outcome = trial.run();
    assertInstanceOf(CheckFailed.class, outcome.thrown());
    assertEquals(0, outcome.count());
  }

  @Test
  @DisplayName("and the monitor of a synchronized block is given back")
  void givesMonitorsBack() throws ReflectiveOperationException {
    Trial trial =
        Trial.ofStatements(
            """
            synchronized (Main.class) {
              try {
                System.exit(0);
              } catch (Throwable t) {
                count++;
              }
            }
            return null;
            """);
    trial.run();
    Class<?> lock = trial.load("lab.Main");
    boolean[] free = new boolean[1];
    Thread other =
        new Thread(
            () -> {
              synchronized (lock) {
                free[0] = true;
              }
            });
    other.setDaemon(true);
    other.start();
    assertAll(() -> other.join(10_000), () -> assertTrue(free[0]));
  }

  private static Trial.Outcome stopped(String how, String statements) {
    return Trial.of(
            "class Odd { static int stop(int i) { " + how + " return i; } }",
            Trial.main(statements.replace("STOP", "Odd.stop(0)")))
        .run();
  }

  private static Stream<String> ways() {
    return WAYS.lines();
  }
}
