package boardwright.grading;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.TypeName;
import boardwright.report.Failure;
import boardwright.sandbox.Sandbox;
import boardwright.source.UntouchedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Of a stage with two classes, one of which is there and compiles,")
class PartOfAStageTest {
  private static final String FACTORY = "QuixoFactory.java";
  private static final String APPLICATION = "QuixoApplication.java";
  private static final Lab LAB = new Course(ROOT).lab("framework").orElseThrow();
  private static Grader grader;

  private static final List<String> FACTORY_RULES =
      List.of("R1", "R2", "R2", "R3", "R4", "R4", "R4", "R7");

  private static final List<String> OTHER_RULES =
      List.of("R5", "R6", "R8", "R9", "R10", "C2", "S1", "S2", "S3");

  @TempDir private Path scratch;

  @BeforeAll
  static void start() {
    grader = Grader.of(LAB, 7, WarmWorkers.SHARED, false, Sandbox.NONE);
  }

  @AfterAll
  static void end() {
    grader.close();
  }

  @Test
  @DisplayName("the checks of that class are run, and the provided class earns nothing")
  void providedClassesEarnNothing() throws IOException {
    StageResult stage = graded(ModelHandIn.only(LAB, scratch, FACTORY));
    assertEquals(FACTORY_RULES, rules(stage, Verdict.PASSED));
    assertEquals(OTHER_RULES, rules(stage, Verdict.NOT_HANDED_IN));
    assertEquals("there is no class QuixoApplication", last(stage).message());
    assertEquals(List.of("QuixoFactory"), stage.mix());
  }

  @Test
  @DisplayName(
      "the checks of that class are run, if the file of the other one is as start wrote it")
  void filesWithoutAWordSpoilNothing() throws IOException {
    String text =
        "package %s;\n\npublic class QuixoApplication {\n  %s\n}\n"
            .formatted(TypeName.packageOf(LAB.qualified("QuixoApplication")), UntouchedFile.GAP);
    StageResult stage = graded(both().write(APPLICATION, text));
    assertEquals(FACTORY_RULES, rules(stage, Verdict.PASSED));
    assertTrue(
        last(stage).message().endsWith("nothing is written in it yet"), last(stage).message());
  }

  @Test
  @DisplayName("the checks of that class are run, if the other one does not compile")
  void brokenClassesCostTheirOwnPoints() throws IOException {
    StageResult stage = graded(both().change(APPLICATION, "super(", "super(4, "));
    assertEquals(FACTORY_RULES, rules(stage, Verdict.PASSED));
    assertEquals(OTHER_RULES, rules(stage, Verdict.BLOCKED));
    assertEquals("QuixoApplication does not compile", last(stage).message());
    assertEquals("QuixoApplication does not compile", stage.uncompiled());
    assertEquals(List.of("QuixoFactory"), stage.mix());
    assertEquals(
        "✗ QuixoApplication does not compile yet. The compiler says:",
        Failure.of(stage, LAB.id(), LAB.provided(), "").get(0));
  }

  @Test
  @DisplayName("both are told of, if neither compiles")
  void bothAreBroken() throws IOException {
    StageResult stage =
        graded(both().change(FACTORY, "return", "retrun").change(APPLICATION, "return", "retrun"));
    assertEquals(stage.checks().size(), rules(stage, Verdict.BLOCKED).size());
    assertEquals("QuixoFactory, QuixoApplication do not compile", stage.uncompiled());
    assertEquals(List.of(), stage.mix());
  }

  private ModelHandIn both() throws IOException {
    return ModelHandIn.only(LAB, scratch, FACTORY, APPLICATION);
  }

  private static StageResult graded(ModelHandIn handIn) {
    return grader
        .grade(handIn.submission(), stage -> stage.id().equals("quixo-game"))
        .stages()
        .get(0);
  }

  private static List<String> rules(StageResult stage, Verdict verdict) {
    return stage.checks().stream()
        .filter(result -> result.verdict() == verdict)
        .map(result -> result.check().rule())
        .toList();
  }

  private static CheckResult last(StageResult stage) {
    return stage.checks().get(stage.checks().size() - 1);
  }

  @Test
  @DisplayName("every check is about classes of its stage")
  void checksAreAboutTheirStage() {
    for (Lab each : new Course(ROOT).labs()) {
      for (Stage stage : each.stages()) {
        for (CheckSpec check : each.checksOf(stage)) {
          assertEquals(
              List.of(),
              check.about().stream()
                  .filter(name -> !stage.classes().contains(name))
                  .filter(name -> !stage.isForTests() || !stage.tests().about().contains(name))
                  .toList(),
              check.id());
        }
      }
    }
  }
}
