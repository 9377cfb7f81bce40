package boardwright.suites.checkerboard;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import boardwright.suite.Call;
import boardwright.suite.CheckFailed;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A drawn board")
class DrawingTest {
  private static final Scene SCENE = Scene.of("r 7 1", "b 0 0", "R 3 5");
  private static final String ROWS =
      IntStream.rangeClosed(0, 7)
          .map(i -> 7 - i)
          .mapToObj(row -> SCENE.letters().substring(row * 8, row * 8 + 8))
          .map(row -> "| " + String.join(" ", row.split("")) + " |\n")
          .collect(Collectors.joining());

  @Test
  @DisplayName("may stand in a frame of dots, of as many as a row has squares")
  void frameOfDots() {
    right(ROWS);
    right("........\n" + ROWS + "........\n");
    right("  ........\n" + ROWS + "  ........\n");
    right(". . . . . . . .\n" + ROWS + ". . . . . . . .\n");
    right("+--------+\n" + ROWS + "+--------+\n");
  }

  @Test
  @DisplayName("is wrong with a row too many, in a frame or without")
  void oneRowTooMany() {
    wrong(ROWS + "| . . . . . . . . |\n");
    wrong("........\n" + ROWS + "| . . . . . . . . |\n........\n");
  }

  @Test
  @DisplayName("is wrong upside down in a frame, and as a frame alone")
  void wrongInAFrame() {
    String upsideDown = ROWS.lines().reduce("", (above, line) -> line + "\n" + above);
    wrong("........\n" + upsideDown + "........\n");
    wrong("........\n".repeat(8));
    wrong("........\n".repeat(2));
  }

  private static void right(String text) {
    assertDoesNotThrow(() -> Drawing.check(SCENE, Call.of("board.toString()", () -> text)), text);
  }

  private static void wrong(String text) {
    assertThrows(
        CheckFailed.class,
        () -> Drawing.check(SCENE, Call.of("board.toString()", () -> text)),
        text);
  }
}
