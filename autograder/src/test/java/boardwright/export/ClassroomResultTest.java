package boardwright.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.grading.Report;
import boardwright.grading.Verdict;
import boardwright.lab.Lab;
import boardwright.report.ClassroomResult;
import boardwright.run.RunSample;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

@DisplayName("GitHub Classroom")
class ClassroomResultTest {
  private static final Lab LAB = RunSample.lab(Path.of("."), null);
  private static final Verdict PASSED = Verdict.PASSED;

  @Test
  @DisplayName("gets a result with the fields that its reporter reads")
  void getsAResultWithTheFields() {
    Report report = RunSample.of("ada").verdicts(PASSED, Verdict.FAILED, PASSED).graded().report();
    JsonNode root = json(report);
    assertEquals(1, root.path("version").asInt());
    assertEquals("fail", root.path("status").asString());
    assertEquals(10, root.path("max_score").asInt());
    assertEquals(
        """
        {"name":"square R2: A row off the board is refused","status":"fail","score":0.00,\
        "message":"expected a CBException, no exception was thrown","test_code":"",\
        "filename":"Square.java","line_no":2,"duration":0}\
        """,
        root.path("tests").get(1).toString().replace("\"score\":0.0,", "\"score\":0.00,"));
    String decoded =
        new String(
            Base64.getDecoder().decode(ClassroomResult.encoded(report, LAB, RunSample.NOW)),
            StandardCharsets.UTF_8);
    assertEquals(ClassroomResult.of(report, LAB, RunSample.NOW), decoded);
  }

  @Test
  @DisplayName("adds up to the score, and is told nothing of hidden checks")
  void addsUpToTheScore() {
    for (Report report :
        List.of(
            RunSample.of("a").graded().report(),
            RunSample.of("b").verdicts(PASSED, PASSED, PASSED, PASSED).graded().report(),
            RunSample.of("c").late(2, "0.40").scored("7.10").graded().report())) {
      JsonNode root = json(report);
      BigDecimal sum = BigDecimal.ZERO;
      for (JsonNode test : root.path("tests")) {
        sum = sum.add(test.path("score").decimalValue());
      }
      assertEquals(0, report.score().compareTo(sum), root::toString);
      assertFalse(root.toString().contains("ecret"), root::toString);
    }
  }

  @Test
  @DisplayName("gets an error where not all could be graded")
  void getsAnErrorWhereNotAllCouldBeGraded() {
    Report report =
        RunSample.of("ada").verdicts(PASSED, Verdict.UNGRADED, PASSED).graded().report();
    assertEquals("error", json(report).path("status").asString());
    assertFalse(report.isSettled());
  }

  @Test
  @DisplayName("gets a workflow that is YAML, and fetches nothing but the student's own repository")
  void getsAWorkflowThatIsYaml() {
    String text = RunnerConfig.classroom(LAB);
    JsonNode steps = new YAMLMapper().readTree(text).path("jobs").path("autograding").path("steps");
    assertEquals("actions/checkout@v4", steps.get(0).path("uses").asString());
    assertTrue(steps.get(0).path("with").isMissingNode(), steps::toString);
    assertEquals(
        "sh ./boardwright check checkerboard --classroom \"$GITHUB_OUTPUT\" || [ $? -eq 1 ]",
        steps.get(2).path("run").asString());
    assertFalse(text.contains("@LAB@") || text.contains("repository:"), text);
  }

  private static JsonNode json(Report report) {
    return JsonMapper.shared().readTree(ClassroomResult.of(report, LAB, RunSample.NOW));
  }
}
