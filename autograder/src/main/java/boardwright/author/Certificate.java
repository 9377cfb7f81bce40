package boardwright.author;

import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts, per stage, the two ways in which a grader can be wrong: a right answer that was marked
 * down, and a wrong one that was passed.
 */
final class Certificate {
  private final Lab lab;
  private final long seed;
  private final Map<String, int[]> counts = new LinkedHashMap<>();
  private String stubs = "";

  Certificate(Lab lab, long seed) {
    this.lab = lab;
    this.seed = seed;
    lab.stages().forEach(stage -> counts.put(stage.id(), new int[4]));
  }

  /** A right answer was graded. */
  synchronized void right(Report report) {
    for (StageResult stage : report.stages()) {
      int[] count = counts.get(stage.stage().id());
      count[0]++;
      count[1] += stage.passed() || stage.stage().isForAPerson() ? 0 : 1;
    }
  }

  /** A wrong answer was graded, which should have lost these checks. */
  synchronized void fault(Report report, List<String> loses) {
    for (StageResult stage : report.stages()) {
      List<CheckResult> wanted =
          stage.checks().stream().filter(c -> loses.contains(c.check().id())).toList();
      if (!wanted.isEmpty()) {
        int[] count = counts.get(stage.stage().id());
        count[2]++;
        count[3] += wanted.stream().anyMatch(CheckResult::passed) ? 1 : 0;
      }
    }
  }

  /** Stubs were graded: what they got, in words. */
  synchronized void stubs(String score) {
    stubs = score;
  }

  /** The table, and what stubs got. */
  synchronized List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("Certificate of lab " + lab.id() + ", seed " + seed);
    lines.add("stage           right answers  marked down  wrong answers  passed");
    for (Stage stage : lab.stages()) {
      int[] count = counts.get(stage.id());
      lines.add(
          "%-15s %13d  %11d  %13d  %6d"
              .formatted(stage.id(), count[0], count[1], count[2], count[3]));
    }
    stubs.lines().forEach(lines::add);
    return lines;
  }
}
