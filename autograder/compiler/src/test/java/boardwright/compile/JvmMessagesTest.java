package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What the JVM says to a learner's code")
class JvmMessagesTest {
  @ParameterizedTest(name = "{0}")
  @DisplayName("names no class of the grader:")
  @ValueSource(
      strings = {
        "Object o = new Main(); o = (String) o;",
        "Object o = \"\"; o = (Main) o;",
        "Object o = new Main[0]; o = (String) o;",
        "Object o = Main.class.cast(1);",
        "Object[] o = new Main[1]; o[0] = 1;",
        "Comparable<Main> c = (Comparable<Main>) (Comparable<?>) 1; c.compareTo(new Main());",
        "Object o = ((Supplier<Object>) () -> null); ((Runnable) o).run();"
      })
  void namesNoClassOfTheGrader(String statements) {
    String said =
        (String)
            Trial.ofStatements(
                    "try { %s return null; } catch (RuntimeException e) { return \"\" + e; }"
                        .formatted(statements))
                .run()
                .value();
    assertTrue(said.startsWith("java.lang."), said);
    assertFalse(said.contains("boardwright"), said);
  }
}
