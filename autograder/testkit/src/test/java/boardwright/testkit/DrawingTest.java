package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A drawn board")
class DrawingTest {
  private static final Drawing DRAWING = new Drawing(8, 8, ".rRbB");
  private static final Grid GRID = Grid.of(8, 8, '.').upwards().with("r 7 1", "b 0 0", "R 3 5");
  private static final String ROWS =
      IntStream.rangeClosed(0, 7)
          .map(i -> 7 - i)
          .mapToObj(row -> GRID.symbols().substring(row * 8, row * 8 + 8))
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "row 7 ........",
        "row 7: . . . . . . . .",
        "Reihe 7 |.|.|.|.|.|.|.|.|",
        "r7 ........",
        "R7: . . . . . . . .",
        "r 7 . . . . . . . .",
        "7. . . . . . . . .",
        "7) ........",
        "7........",
        "(7) . . . . . . . .",
        "........ row 7",
        ". . . . . . . . 7.",
        "b7 ........ b7",
        "7 ........ 7"
      })
  @DisplayName("may have labels with letters and dots before and after its rows")
  void mayHaveLabelsBesideItsRows(String row) {
    StringBuilder text = new StringBuilder("The board, row by row:\n");
    for (int i = 7; i >= 0; i--) {
      String label = row.replace('7', (char) ('0' + i));
      String symbols = GRID.symbols().substring(i * 8, i * 8 + 8);
      String apart = label.contains("|.|") ? "|" : label.contains(". . .") ? " " : "";
      String dots = String.join(apart, "........".split(""));
      int at = apart.isEmpty() ? label.lastIndexOf(dots) : label.indexOf(" " + dots) + 1;
      at = label.contains("|.|") || label.startsWith(".") ? label.indexOf(dots) : at;
      String drawn = String.join(apart, symbols.split(""));
      text.append(label, 0, at).append(drawn).append(label.substring(at + dots.length()));
      text.append('\n');
    }
    right(text + "a b c d e f g h\n");
    wrong(text.toString().replaceAll("(?<=[.|] ?)R(?=[ |.])", "."));
    wrong(text + "" + text);
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
    assertDoesNotThrow(() -> DRAWING.check(GRID, Call.of("board.toString()", () -> text)), text);
  }

  private static void wrong(String text) {
    assertThrows(
        CheckFailed.class,
        () -> DRAWING.check(GRID, Call.of("board.toString()", () -> text)),
        text);
  }
}
