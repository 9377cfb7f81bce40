package boardwright.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A call that is made harmless")
class TamingTest {
  @Test
  @DisplayName("gives the properties that printing needs")
  void givesSeparators() {
    Trial.Outcome outcome =
        Trial.ofStatements(
                "return System.getProperty(\"line.separator\") + System.getProperty(\"file.separator\");")
            .run();
    assertEquals(System.lineSeparator() + System.getProperty("file.separator"), outcome.value());
    assertNull(outcome.refusal());
  }

  @Test
  @DisplayName("refuses every other property by its name")
  void refusesOthers() {
    Trial.Outcome outcome =
        Trial.ofStatements("return System.getProperty(\"user.\" + \"dir\");").run();
    assertEquals("java.lang.System.getProperty(\"user.dir\")", outcome.refusal());
  }

  @Test
  @DisplayName("fails on a property without a name as the JDK does")
  void failsOnNull() {
    Trial.Outcome outcome = Trial.ofStatements("return System.getProperty(null);").run();
    assertInstanceOf(NullPointerException.class, outcome.thrown());
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("makes no parallel stream, whatever the flag says")
  @ValueSource(
      strings = {
        "StreamSupport.stream(List.of(1, 2).spliterator(), true)",
        "StreamSupport.stream(() -> List.of(1, 2).spliterator(), 0, count == 0)",
        "StreamSupport.intStream(IntStream.range(0, 2).spliterator(), true)",
        "StreamSupport.longStream(LongStream.range(0, 2).spliterator(), true)",
        "StreamSupport.doubleStream(() -> DoubleStream.of(1, 2).spliterator(), 0, true)",
      })
  void isSequential(String stream) {
    Trial.Outcome outcome =
        Trial.ofStatements(
                "var stream = " + stream + "; return stream.isParallel() + \" \" + stream.count();")
            .run();
    assertEquals("false 2", outcome.value());
  }
}
