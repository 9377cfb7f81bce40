package boardwright.handout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The summary of a page")
class PageSummaryTest {
  @Test
  @DisplayName("has its introduction and steps; code of several words stands in quotes")
  void hasItsIntroductionAndSteps(@TempDir Path folder) throws IOException {
    Path page =
        Files.writeString(
            folder.resolve("1-cage.md"),
            """
            # Your cage

            ## Play first

            ```console
            $ play
            ```

            `XPiece` knows *nothing* of `play zoo --text` and of [a cage](2-cage.md).

            ## Steps

            1. **Write `Cage`.** Begin with `new Cage()`.
            """);
    assertEquals(
        new PageSummary(
            "XPiece knows nothing of \"play zoo --text\" and of a cage.", List.of("1. Write Cage")),
        PageSummary.read(page));
  }
}
