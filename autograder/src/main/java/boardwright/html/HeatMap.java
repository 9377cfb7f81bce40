package boardwright.html;

import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.lab.CheckSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Checks by students.
 *
 * @param stages the stages over the columns
 * @param columns the checks
 * @param rows the students
 */
public record HeatMap(List<StageHead> stages, List<Column> columns, List<Row> rows) {

  static HeatMap of(
      List<Report> reports, Function<Report, Student> who, Predicate<CheckSpec> hidden) {
    Map<String, StageHead> stages = new LinkedHashMap<>();
    Map<String, Column> columns = new LinkedHashMap<>();
    for (Report report : reports) {
      for (StageResult stage : report.stages()) {
        String id = stage.stage().id();
        stages.putIfAbsent(id, new StageHead(id, stage.stage().title(), stage.checks().size()));
        for (CheckResult result : stage.checks()) {
          CheckSpec check = result.check();
          columns.putIfAbsent(
              check.id(),
              new Column(
                  id,
                  check.rule(),
                  check.title(),
                  Addresses.check(check.id()),
                  hidden.test(check)));
        }
      }
    }
    List<Row> rows = new ArrayList<>();
    for (Report report : reports) {
      rows.add(row(report, who.apply(report), columns.keySet()));
    }
    return new HeatMap(List.copyOf(stages.values()), List.copyOf(columns.values()), rows);
  }

  private static Row row(Report report, Student student, Iterable<String> checks) {
    Map<String, Mark> marks = new LinkedHashMap<>();
    report.checks().forEach(result -> marks.put(result.check().id(), Mark.of(result.verdict())));
    List<Mark> cells = new ArrayList<>();
    checks.forEach(check -> cells.add(marks.get(check)));
    return new Row(
        student,
        ReportView.shown(report.score()),
        report.status() == Report.Status.GRADED ? "" : report.status().word(),
        report.isLate(),
        !report.corrections().isEmpty(),
        cells);
  }

  /**
   * A stage over its columns.
   *
   * @param span how many columns
   */
  public record StageHead(String id, String title, int span) {}

  /**
   * A check.
   *
   * @param place on the page of a submission
   * @param hidden whether students do not see it now
   */
  public record Column(String stage, String rule, String title, String place, boolean hidden) {}

  /**
   * A student.
   *
   * @param score that counts; empty if there is none
   * @param status a word if not all could be graded; else empty
   * @param late whether it came after its deadline
   * @param corrected whether an instructor changed a decision
   * @param cells one mark for each column; null where the check was not asked
   */
  public record Row(
      Student student,
      String score,
      String status,
      boolean late,
      boolean corrected,
      List<Mark> cells) {
    /** What the filter goes by; null for nothing. */
    public String style() {
      List<String> words = new ArrayList<>();
      if (late) {
        words.add("late");
      }
      if (corrected) {
        words.add("corrected");
      }
      if (!status.isEmpty()) {
        words.add("ungraded");
      }
      return words.isEmpty() ? null : String.join(" ", words);
    }
  }
}
