package boardwright.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.export.GradescopeResults.Circumstances;
import boardwright.grading.Report;
import boardwright.grading.Verdict;
import boardwright.run.RunSample;
import boardwright.text.Note;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Gradescope's results.json")
class GradescopeResultsTest {
  private static final Verdict PASSED = Verdict.PASSED;
  private static final Circumstances NOTHING = new Circumstances(null, null);

  @Test
  @DisplayName("has the fields that Gradescope reads, and no others")
  void hasTheFieldsThatGradescopeReads() {
    Report report =
        RunSample.of("ada")
            .verdicts(PASSED, Verdict.FAILED, PASSED)
            .late(2, "0.4")
            .graded()
            .report();
    JsonNode root = json(report, null, new Circumstances(null, new BigDecimal("3")));
    assertEquals(
        Set.of(
            "score",
            "execution_time",
            "output",
            "output_format",
            "visibility",
            "stdout_visibility",
            "extra_data",
            "tests"),
        Set.copyOf(root.propertyNames()));
    assertEquals("5.00", root.path("score").asString());
    assertEquals("Handed in 2 days late.", root.path("output").asString());
    assertEquals("hidden", root.path("stdout_visibility").asString());
    assertEquals(
        """
        {"score":2.5000,"max_score":2.5000,"status":"passed","name":"square R1: A square is made",\
        "number":"1.1","output":"","output_format":"text","tags":["square","passed"],\
        "visibility":"visible"}""",
        root.path("tests").get(0).toString());
    JsonNode failed = root.path("tests").get(1);
    assertEquals("failed", failed.path("status").asString());
    assertEquals("0.0000", failed.path("score").asString());
    assertEquals(
        """
        failed
        you called: new Square(8, 0, RED_PAWN)
        expected: a CBException
        but: no exception was thrown
        look at: Square.java:2
        see handouts/checkerboard/2-square.md, rule R2""",
        failed.path("output").asString());
  }

  @Test
  @DisplayName("shows a hidden check to nobody before its time")
  void showsAHiddenCheckToNobodyBeforeItsTime() {
    Report report = RunSample.of("ada").graded().report();
    String until = "2026-10-10T00:00:00Z";
    assertEquals("hidden", visibility(report, null, null));
    assertEquals("hidden", visibility(report, null, "2026-12-01T00:00:00Z"));
    assertEquals("hidden", visibility(report, until, null));
    assertEquals("hidden", visibility(report, until, "2026-10-09T00:00:00Z"));
    assertEquals("after_due_date", visibility(report, until, "2026-10-10T00:00:00Z"));
    assertEquals("visible", visibility(report, "2026-10-05T00:00:00Z", null));
  }

  @Test
  @DisplayName("says nothing of hidden checks where everybody reads it")
  void saysNothingOfHiddenChecksWhereEverybodyReadsIt() {
    JsonNode root = json(RunSample.of("ada").graded().report(), null, NOTHING);
    assertFalse(root.path("output").asString().contains("secret"));
    assertFalse(root.path("extra_data").toString().contains("secret"));
  }

  @Test
  @DisplayName("says what was done to the hand-in, and not that its code ships with Boardwright")
  void saysWhatWasDoneToTheHandIn() {
    Report report =
        RunSample.of("ada")
            .note("It was handed in twice.")
            .note(Note.ships(List.of("a.java is the model answer")))
            .graded()
            .report();
    assertEquals("It was handed in twice.", json(report, null, NOTHING).path("output").asString());
  }

  @Test
  @DisplayName("has no score at all where nothing could be graded")
  void hasNoScoreAtAll() {
    Verdict none = Verdict.UNGRADED;
    Report report = RunSample.of("ada").verdicts(none, none, none).graded().report();
    JsonNode root = json(report, null, NOTHING);
    assertFalse(root.has("score"));
    assertTrue(root.path("tests").isEmpty());
    assertTrue(root.path("output").asString().contains("The grader failed, not you"));
  }

  @Test
  @DisplayName("has no score for a check that could not be run")
  void hasNoScoreForACheck() {
    Report report =
        RunSample.of("ada").verdicts(PASSED, Verdict.UNGRADED, PASSED).graded().report();
    JsonNode root = json(report, null, NOTHING);
    assertFalse(root.has("score"));
    for (JsonNode test : root.path("tests")) {
      assertFalse(test.has("score"), "Gradescope would add the points of the tests");
    }
    assertEquals("passed", root.path("tests").get(0).path("status").asString());
    assertFalse(root.path("tests").get(1).has("status"));
    assertTrue(root.path("output").asString().contains("the fault is the grader's"));
  }

  private static String visibility(Report report, String until, String due) {
    Instant dueDate = due == null ? null : Instant.parse(due);
    return json(report, until, new Circumstances(dueDate, null))
        .path("tests")
        .get(3)
        .path("visibility")
        .asString();
  }

  private static JsonNode json(Report report, String until, Circumstances around) {
    return JsonMapper.builder()
        .enable(tools.jackson.databind.DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
        .disable(tools.jackson.databind.cfg.JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
        .build()
        .readTree(
            GradescopeResults.of(
                report, RunSample.lab(Path.of("."), until), RunSample.NOW, around));
  }
}
