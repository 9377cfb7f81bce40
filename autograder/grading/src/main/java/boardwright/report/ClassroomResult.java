package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.grading.Verdict;
import boardwright.lab.Lab;
import boardwright.protocol.Place;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A report as the result of a grading step of GitHub Classroom. Classroom adds the scores of the
 * tests, so what is in the score and in no test that students may see (hidden checks, a late day, a
 * correction) gets a separate line.
 */
public final class ClassroomResult {
  private static final JsonMapper JSON = JsonMapper.shared();

  private ClassroomResult() {}

  /** The result as a workflow's output wants it. */
  public static String encoded(Report report, Lab lab, Instant now) {
    return Base64.getEncoder()
        .encodeToString(of(report, lab, now).getBytes(StandardCharsets.UTF_8));
  }

  /** The result as JSON. */
  public static String of(Report whole, Lab lab, Instant now) {
    Report report = whole.without(check -> lab.hides(check, now));
    ObjectNode root = JSON.createObjectNode();
    root.put("version", 1);
    ArrayNode tests = JSON.createArrayNode();
    BigDecimal shown = BigDecimal.ZERO;
    List<BigDecimal> points = rounded(report.checks().map(CheckResult::points).toList());
    List<CheckResult> checks = report.checks().toList();
    for (int i = 0; i < checks.size(); i++) {
      shown = shown.add(points.get(i));
      tests.add(test(checks.get(i), points.get(i)));
    }
    if (whole.isSettled()) {
      boolean all = whole.checks().allMatch(CheckResult::passed);
      root.put("status", all ? "pass" : "fail");
      BigDecimal rest = whole.score().subtract(shown);
      if (rest.signum() != 0) {
        tests.add(test("Counted beside the checks above", all ? "pass" : "fail", rest, ""));
      }
    } else {
      root.put("status", "error");
    }
    root.put("max_score", whole.max());
    root.set("tests", tests);
    return JSON.writeValueAsString(root);
  }

  private static ObjectNode test(CheckResult result, BigDecimal points) {
    String status =
        result.passed() ? "pass" : result.verdict() == Verdict.UNGRADED ? "error" : "fail";
    String name =
        result.check().stage() + " " + result.check().rule() + ": " + result.check().title();
    ObjectNode test = test(name, status, points, result.passed() ? "" : result.message());
    String lookAt = result.finding() == null ? "" : result.finding().lookAt();
    Place.parse(lookAt)
        .ifPresent(
            place -> {
              test.put("filename", place.path());
              test.put("line_no", place.line());
            });
    return test;
  }

  private static ObjectNode test(String name, String status, BigDecimal score, String message) {
    ObjectNode test = JSON.createObjectNode();
    test.put("name", name);
    test.put("status", status);
    test.put("score", score);
    test.put("message", message);
    test.put("test_code", "");
    test.put("filename", "");
    test.put("line_no", 0);
    test.put("duration", 0);
    return test;
  }

  /** Two places each, so that the sum is the sum of the points with two places. */
  private static List<BigDecimal> rounded(List<BigDecimal> points) {
    List<BigDecimal> all = new ArrayList<>();
    BigDecimal sum = BigDecimal.ZERO;
    BigDecimal given = BigDecimal.ZERO;
    for (BigDecimal one : points) {
      sum = sum.add(one);
      BigDecimal next = Points.rounded(sum);
      all.add(next.subtract(given));
      given = next;
    }
    return all;
  }
}
