package boardwright.export;

import boardwright.grading.CheckResult;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.report.Anatomy;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A report as Gradescope's {@code results.json}. Where nothing could be graded there is no score in
 * it, which Gradescope shows as a failure of the autograder and not as 0 points.
 */
public final class GradescopeResults {
  static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private GradescopeResults() {}

  /**
   * What Gradescope's container knows.
   *
   * @param due when the work is due; null if it does not say
   * @param seconds that the grading took; null if that is not known
   */
  public record Circumstances(Instant due, BigDecimal seconds) {}

  /** The text of the file. */
  public static String of(Report report, Lab lab, Instant now, Circumstances around) {
    ObjectNode root = JSON.createObjectNode();
    boolean settled = report.isSettled();
    if (settled) {
      root.put("score", report.score());
    }
    if (around.seconds() != null) {
      root.put("execution_time", around.seconds());
    }
    root.put("output", String.join("\n", summary(report, lab, now)));
    root.put("output_format", "text");
    root.put("visibility", "visible");
    root.put("stdout_visibility", "hidden");
    ObjectNode extra = root.putObject("extra_data");
    extra.put("lab", report.lab());
    extra.put("status", report.status().word());
    extra.put("seed", report.seed());
    ArrayNode tests = root.putArray("tests");
    if (settled || report.status() != Report.Status.UNGRADED) {
      int number = 0;
      for (StageResult stage : report.stages()) {
        number++;
        int check = 0;
        for (CheckResult result : stage.checks()) {
          check++;
          String place = number + "." + check;
          ObjectNode test =
              test(result, stage, place, visibility(result.check(), lab, now, around.due()));
          if (!settled) { // or Gradescope would add the points of the tests
            test.remove(List.of("score", "max_score"));
          }
          tests.add(test);
        }
      }
    }
    return JSON.writeValueAsString(root) + "\n";
  }

  /** What is said of the whole, one line each. */
  static List<String> summary(Report report, Lab lab, Instant now) {
    Report seen = report.without(check -> lab.hides(check, now));
    List<String> lines = new ArrayList<>();
    if (report.isGraded() && !report.isSettled()) {
      lines.add("Some of the points are given by a person, and are not in it yet.");
    } else if (!report.isGraded()) {
      lines.add(
          report.status() == Report.Status.UNGRADED
              ? "The grader failed, not you; your work will be graded once more."
              : "Not all of it could be graded; the fault is the grader's. It gets no points yet,"
                  + " and will be graded once more.");
    }
    lines.addAll(Feedback.decisions(seen));
    lines.addAll(seen.noteTexts());
    for (StageResult stage : seen.stages()) {
      stage.problems().forEach(p -> lines.add(p.path() + ":" + p.line() + ": " + p.text()));
      stage.differences().forEach(difference -> lines.add(difference.text()));
    }
    return lines;
  }

  private static ObjectNode test(
      CheckResult result, StageResult stage, String number, String visibility) {
    ObjectNode test = JSON.createObjectNode();
    if (result.verdict() != Verdict.UNGRADED) {
      test.put("score", Points.ofCheck(result.points()));
      test.put("max_score", Points.ofCheck(result.maxPoints()));
      test.put("status", result.passed() ? "passed" : "failed");
    }
    CheckSpec check = result.check();
    test.put("name", name(result, stage));
    test.put("number", number);
    test.put("output", output(result, stage));
    test.put("output_format", "text");
    test.putArray("tags").add(stage.stage().id()).add(result.verdict().word());
    test.put("visibility", visibility);
    return test;
  }

  /** What a check is called, with its stage and rule. */
  static String name(CheckResult result, StageResult stage) {
    return stage.stage().id() + " " + result.check().rule() + ": " + result.check().title();
  }

  /** What became of a check, and where its rule is; empty if it passed. */
  static String output(CheckResult result, StageResult stage) {
    if (result.passed()) {
      return "";
    }
    String said = result.finding() == null ? result.message() : Anatomy.of(result.finding());
    String printed = result.output().isBlank() ? "" : "\nprinted:\n" + result.output();
    String rule = result.check().rule();
    return "%s\n%s\nsee %s, rule %s%s"
        .formatted(result.verdict().word(), said, stage.stage().pageOf(rule), rule, printed);
  }

  /**
   * Who may see a check. One that is hidden until some time is shown after the due date only if
   * that is not too early; else Gradescope never shows it, as it is not known when it would.
   */
  private static String visibility(CheckSpec check, Lab lab, Instant now, Instant due) {
    if (!lab.hides(check, now)) {
      return "visible";
    }
    return due != null && !due.isBefore(lab.hiddenUntil(check)) ? "after_due_date" : "hidden";
  }
}
