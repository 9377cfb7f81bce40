package boardwright.report;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.grading.StageResult;
import boardwright.protocol.Request.Source;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An explanation")
class ExplanationTest {
  @Test
  @DisplayName("shows the lines of the file at that path, not of another with the same name")
  void showsTheLinesOfTheFileAtThatPath() {
    String shown = lines(source("old/Checkerboard.java", "old"), source("Checkerboard.java", "is"));
    assertTrue(shown.contains("  >   41  is 41\n"), shown);
    assertFalse(shown.contains("old 41"), shown);
  }

  @Test
  @DisplayName("shows no lines where two files could be meant")
  void showsNoLinesWhereTwoFilesCouldBeMeant() {
    String shown = lines(source("a/Checkerboard.java", "a"), source("b/Checkerboard.java", "b"));
    assertTrue(shown.contains("Checkerboard.java:41"), shown);
    assertFalse(shown.contains(" 41  "), shown);
  }

  private static String lines(Source... sources) {
    StageResult stage = Sample.checkerboard().fails("R3", "A jump", Sample.JUMP).result();
    return String.join("\n", Explanation.of(stage, stage.checks(), List.of(sources), List.of()));
  }

  private static Source source(String path, String word) {
    StringBuilder text = new StringBuilder();
    for (int line = 1; line <= 50; line++) {
      text.append(word).append(' ').append(line).append('\n');
    }
    return new Source(path, text.toString(), List.of());
  }
}
