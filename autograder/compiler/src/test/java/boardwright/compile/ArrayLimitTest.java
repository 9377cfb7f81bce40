package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.meter.Meter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("each-java")
@DisplayName("The memory for arrays, 8 megabytes in these tests,")
class ArrayLimitTest {
  @ParameterizedTest(name = "{0}")
  @DisplayName("is charged by the element, so that as many go through and more do not:")
  @CsvSource({
    "boolean, 8_000_000, 9_000_000",
    "byte, 8_000_000, 9_000_000",
    "char, 4_000_000, 4_500_000",
    "short, 4_000_000, 4_500_000",
    "int, 2_000_000, 2_500_000",
    "float, 2_000_000, 2_500_000",
    "long, 1_000_000, 1_100_000",
    "double, 1_000_000, 1_100_000",
    "String, 1_000_000, 1_100_000",
    "int[], 1_000_000, 1_100_000",
  })
  void isChargedByTheElement(String type, String few, String many) {
    String made = type.endsWith("[]") ? "int[%s][]" : type + "[%s]";
    assertGoesThrough("new " + made.formatted(few));
    assertStops("new " + made.formatted(many));
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("is charged with all arrays of a table:")
  @ValueSource(
      strings = {
        "new int[1100][1100]",
        "new byte[1000][1000][2]",
        "new byte[2][1000][1000][]",
        "new long[1 << 16][1 << 16]",
        "new long[1 << 30][1 << 30][1 << 30]",
        "new int[600_000][0]",
        "new Object[100][100][100][2]",
        "new String[1][2_000_000]",
      })
  void isChargedWithAllArraysOfATable(String expression) {
    assertStops(expression);
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("leaves room for boards:")
  @ValueSource(
      strings = {
        "new int[8][8]",
        "new char[100][100]",
        "new Object[2][3][4][5]",
        "new int[0][1 << 30]",
        "new int[3][]",
        "new int[][] {{1, 2}, {3}}",
        "new int[2][2][2][2][2][2]",
        "new long[0]",
      })
  void leavesRoomForBoards(String expression) {
    assertGoesThrough(expression);
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("leaves a negative length to Java:")
  @ValueSource(
      strings = {
        "new int[-1]",
        "new Object[Integer.MIN_VALUE]",
        "new int[-1][1 << 30]",
        "new int[100_000][-1]",
        "new int[2][2][-2]",
        "new long[-1][]",
      })
  void leavesANegativeLengthToJava(String expression) {
    Trial.Outcome outcome = Trial.ofStatements("return " + expression + ";").run();
    assertInstanceOf(NegativeArraySizeException.class, outcome.thrown());
    assertEquals(false, outcome.ranOutOfBytes());
  }

  @Test
  @DisplayName("gives a table the lengths that were asked for")
  void keepsTheLengths() {
    Trial.Outcome outcome =
        Trial.ofStatements(
                """
                long before = 7;
                int[][][] table = new int[++count][++count][++count];
                double after = 8;
                return table.length + " " + table[0].length + " " + table[0][1].length + " " + before + after;
                """)
            .run();
    assertEquals("1 2 3 78.0", outcome.value());
  }

  @Test
  @DisplayName("is used up by many small arrays as by a big one")
  void isUsedUpByManySmallArrays() {
    Trial.Outcome outcome =
        Trial.ofStatements(
                "List<long[]> all = new ArrayList<>(); while (true) { all.add(new long[1000]); count++; }")
            .run();
    assertTrue(outcome.ranOutOfBytes());
    assertEquals(Trial.BYTES / (8000 + 16), outcome.count());
  }

  @Test
  @DisplayName("is not there for what code behind a stop would make")
  void staysUsedUp() {
    Trial.Outcome outcome =
        Trial.ofStatements(
                "try { return new long[1 << 30]; } finally { count = new int[3].length; }")
            .run();
    assertEquals(0, outcome.count());
  }

  private static void assertGoesThrough(String expression) {
    Trial.Outcome outcome = Trial.ofStatements("return " + expression + ";").run();
    assertAll(
        () -> assertEquals(null, outcome.thrown()),
        () -> assertTrue(outcome.value().getClass().isArray()));
  }

  private static void assertStops(String expression) {
    Trial.Outcome outcome = Trial.ofStatements("return " + expression + ";").run();
    assertAll(
        () -> assertInstanceOf(Meter.Stop.class, outcome.thrown()),
        () -> assertTrue(outcome.ranOutOfBytes()),
        () -> assertEquals(false, outcome.ranOutOfSteps()));
  }
}
