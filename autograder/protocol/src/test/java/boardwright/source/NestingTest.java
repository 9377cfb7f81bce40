package boardwright.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Brackets in brackets")
class NestingTest {

  @Test
  @DisplayName("are too deep from the first one beyond the limit on")
  void areTooDeepFromTheFirstOneBeyondTheLimitOn() {
    String before = "class A { int x = ";
    int rest = Nesting.DEEPEST - 1; // the brace is one
    assertEquals(-1, Nesting.tooDeep(before + nested(rest) + "; }"));
    assertEquals(
        before.length() + rest, Nesting.tooDeep(before + nested(rest + 1) + "; }"), "its place");
  }

  @Test
  @DisplayName("may be as many as they like one after the other, and in texts and comments")
  void sideBySide() {
    assertEquals(-1, Nesting.tooDeep("f(a[1]); {} ".repeat(2_000)));
    assertEquals(-1, Nesting.tooDeep("\"" + "(".repeat(2_000) + "\""));
    assertEquals(-1, Nesting.tooDeep("/* " + "{".repeat(2_000) + "*/"));
    assertEquals(-1, Nesting.tooDeep(") ".repeat(2_000) + nested(Nesting.DEEPEST)));
  }

  @Test
  @DisplayName("count when they are written as escapes")
  void countWhenTheyAreWrittenAsEscapes() {
    assertEquals(6 * Nesting.DEEPEST, Nesting.tooDeep("\\u0028".repeat(Nesting.DEEPEST + 1)));
  }

  private static String nested(int depth) {
    return "(".repeat(depth) + "1" + ")".repeat(depth);
  }
}
