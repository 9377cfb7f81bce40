package boardwright.handout;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The page of the framework's classes")
class SmallGamesTest {
  private static final Pattern ROW =
      Pattern.compile("\\| `(framework\\.games\\.\\w+)` \\| (\\d+) \\|");

  @Test
  @DisplayName("counts the classes of each game as they are")
  void countsTheClasses() throws IOException {
    Matcher row = ROW.matcher(Files.readString(ROOT.resolve("handouts/framework/classes.md")));
    int rows = 0;
    for (; row.find(); rows++) {
      Path folder =
          ROOT.resolve("engine/framework/src/main/java/" + row.group(1).replace('.', '/'));
      try (Stream<Path> files = Files.list(folder)) {
        long classes = files.filter(file -> !file.endsWith("package-info.java")).count();
        assertEquals(Integer.parseInt(row.group(2)), classes, row.group(1));
      }
    }
    assertTrue(rows >= 2, "rows of games");
  }
}
