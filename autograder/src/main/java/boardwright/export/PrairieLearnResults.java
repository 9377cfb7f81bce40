package boardwright.export;

import boardwright.grading.CheckResult;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.lab.Lab;
import java.math.RoundingMode;
import java.time.Instant;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A report as the {@code results.json} of PrairieLearn, which shows all that is in it. */
public final class PrairieLearnResults {
  private static final int DIGITS = 6;

  private PrairieLearnResults() {}

  /**
   * The text of the file. Checks that are hidden now are left out; the score counts them.
   *
   * @param hasSources whether a source was handed in; if not, it costs the student no attempt
   */
  public static String of(Report report, Lab lab, Instant now, boolean hasSources) {
    ObjectNode root = GradescopeResults.JSON.createObjectNode();
    root.put("gradable", hasSources);
    if (!hasSources) {
      ArrayNode errors = root.putArray("format_errors");
      report.noteTexts().forEach(errors::add);
      return GradescopeResults.JSON.writeValueAsString(root) + "\n";
    }
    root.put("score", report.score().divide(report.max(), DIGITS, RoundingMode.HALF_UP));
    root.put("message", String.join("\n", GradescopeResults.summary(report, lab, now)));
    ArrayNode tests = root.putArray("tests");
    for (StageResult stage : report.without(check -> lab.hides(check, now)).stages()) {
      for (CheckResult result : stage.checks()) {
        ObjectNode test = tests.addObject();
        test.put("name", GradescopeResults.name(result, stage));
        test.put("points", Points.ofCheck(result.points()));
        test.put("max_points", Points.ofCheck(result.maxPoints()));
        test.put("output", GradescopeResults.output(result, stage));
      }
    }
    return GradescopeResults.JSON.writeValueAsString(root) + "\n";
  }
}
