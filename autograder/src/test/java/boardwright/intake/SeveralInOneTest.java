package boardwright.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.files.IntakeException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Many people's work in one hand-in")
class SeveralInOneTest {
  @TempDir private Path root;

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "%s/Square.java",
        "%s_12_Square.java",
        "hw1-%s-Square.java",
        "Section 1/%s Berg/Square.java"
      })
  @DisplayName("refuses a download of many people's work that would be taken as one hand-in")
  void refusesADownloadAsOneHandIn(String shape) {
    Pile pile = new Pile(root);
    List<String> entries = new ArrayList<>();
    for (String who : List.of("Ada", "Ben", "Cid", "Dora")) {
      entries.addAll(List.of(shape.formatted(who), Pile.source("Square") + "// by " + who));
    }
    pile.zip("download.zip", entries.toArray(String[]::new));
    IntakeException refused =
        assertThrows(IntakeException.class, () -> pile.take(IntakeRequest.none(), "download.zip"));
    String said =
        "download.zip looks like the work of 4 students in one hand-in: Square.java is in";
    assertTrue(refused.getMessage().startsWith(said), refused.getMessage());
  }

  @Test
  @DisplayName("are one learner's versions if their names say so, or their code is the same")
  void areOneLearnersVersionsIfTheirNamesSaySo() {
    String square = Pile.source("Square");
    Pile pile = new Pile(root);
    pile.zip(
        "a.zip",
        "old/Square.java",
        square + "//1",
        "new/Square.java",
        square + "//2",
        "v3/Square.java",
        square + "//3");
    pile.zip("b.zip", "x_Square.java", square, "y_Square.java", square, "z_Square.java", square);
    assertEquals(1, pile.take(IntakeRequest.none(), "a.zip").all().size());
    assertEquals(1, pile.take(IntakeRequest.none(), "b.zip").all().size());
  }
}
