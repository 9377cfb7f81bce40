package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.intake.Intake;
import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Of a stage with two classes, one of which was handed in,")
class PartOfAStageTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private final Lab lab = new Course(ROOT).lab("framework").orElseThrow();

  @TempDir private Path scratch;

  @Test
  @DisplayName("the checks of that class are run, and the provided class earns nothing")
  void providedClassesEarnNothing() throws IOException {
    Path folder = Files.createDirectories(scratch.resolve("ada"));
    Files.copy(
        ROOT.resolve("solutions/framework/model/QuixoFactory.java"),
        folder.resolve("QuixoFactory.java"));
    Report report;
    try (Grader grader = Grader.of(lab, 7, true)) {
      report =
          grader.grade(
              Intake.read(List.of(scratch), lab).get(0), stage -> stage.id().equals("quixo-game"));
    }
    List<String> passed = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (CheckResult result : report.checks().toList()) {
      switch (result.verdict()) {
        case PASSED -> passed.add(result.check().rule());
        case NOT_HANDED_IN -> {
          missing.add(result.check().rule());
          assertEquals("there is no class QuixoApplication", result.message());
        }
        default -> throw new AssertionError(result.check().id() + " " + result.verdict());
      }
    }
    assertEquals(List.of("R1", "R2", "R3", "R4", "R4", "R7"), passed);
    assertEquals(List.of("R5", "R6", "R8", "R9", "R10", "S1", "S2", "S3"), missing);
  }

  @Test
  @DisplayName("every check is about classes of its stage")
  void checksAreAboutTheirStage() {
    for (Lab each : new Course(ROOT).labs()) {
      for (Stage stage : each.stages()) {
        for (CheckSpec check : each.checksOf(stage)) {
          assertEquals(
              List.of(),
              check.about().stream().filter(name -> !stage.replaces().contains(name)).toList(),
              check.id());
        }
      }
    }
  }
}
