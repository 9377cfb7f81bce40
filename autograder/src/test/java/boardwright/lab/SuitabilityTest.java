package boardwright.lab;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.protocol.Versions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A manifest that fits")
class SuitabilityTest {
  private static final String FILE = "labs/checkerboard/lab.yaml";

  @TempDir private Path root;

  @Test
  @DisplayName("names classes by which the program has one only")
  void namesOfTheirOwn() throws IOException {
    assertDoesNotThrow(() -> suitability("checkerboard.text.Squares").check());
    Suitability twice = suitability("checkerboard.text.Square");
    ManifestException refused = assertThrows(ManifestException.class, twice::check);
    assertEquals(
        FILE
            + ":18: stages[0].replaces: expected classes with different names, but there are"
            + " checkerboard.Square and checkerboard.text.Square",
        refused.getMessage());
  }

  @Test
  @DisplayName("has lines for the allowlist, each about one class or several")
  void linesAboutSeveralClasses() throws IOException {
    String old = "allow java.awt.Point: *";
    for (String line : List.of("allow a.B  a.C$D: f g(int)  # later", "deny  a.B :f")) {
      Course course = ManifestText.course(root, ManifestText.with(old, line));
      assertEquals(List.of(line), course.lab("checkerboard").orElseThrow().manifest().allow());
    }
  }

  @Test
  @DisplayName("names modules below its program, all of whose classes are provided then")
  void namesModulesBelowItsProgram() throws IOException {
    String line = "package-name: checkerboard\n";
    Course course = ManifestText.course(root, ManifestText.with(line, line + "uses: [board]\n"));
    List<String> provided = course.lab("checkerboard").orElseThrow().provided();
    assertTrue(provided.contains("board.console.Console"), provided::toString);
    assertTrue(provided.contains("checkerboard.Square"), provided::toString);
    Course wrong = ManifestText.course(root, ManifestText.with(line, line + "uses: [window]\n"));
    assertEquals(
        FILE
            + ":5: uses[0]: expected a module that the lab's program stands on (board), but found"
            + " 'window'",
        assertThrows(ManifestException.class, () -> wrong.lab("checkerboard")).getMessage());
  }

  @Test
  @DisplayName("names pages that are there, unless the lab is without its handouts")
  void namesPagesThatAreThere() throws IOException {
    Course course = ManifestText.course(root, ManifestText.RIGHT);
    assertDoesNotThrow(() -> course.lab("checkerboard"), "as on a platform that grades");
    Path pages = Files.createDirectories(root.resolve("handouts/checkerboard"));
    Files.createFile(pages.resolve("2-square.md"));
    Files.createDirectory(pages.resolve("3-move.md"));
    assertEquals(
        FILE
            + ":25: stages[1].page: expected a page that is there, a path from the top of the tree,"
            + " but there is no 'handouts/checkerboard/3-move.md'",
        assertThrows(ManifestException.class, () -> course.lab("checkerboard")).getMessage());
  }

  /** The small manifest beside a program that has one class more than ours. */
  private Suitability suitability(String more) throws IOException {
    Lab lab = ManifestText.course(root, ManifestText.RIGHT).lab("checkerboard").orElseThrow();
    List<String> provided = new ArrayList<>(lab.provided());
    provided.add(more);
    return new Suitability(
        lab,
        new Catalog(
            Versions.JAR,
            Versions.TESTKIT,
            lab.id(),
            provided,
            Map.of(),
            lab.fixtures(),
            lab.checks()),
        ManifestFile.read(List.of(ManifestFile.Part.of(root.resolve(FILE), FILE)), "").lines());
  }
}
