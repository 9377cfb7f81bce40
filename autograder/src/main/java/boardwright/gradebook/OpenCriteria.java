package boardwright.gradebook;

import boardwright.grading.CheckResult;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.table.Table;
import java.util.List;

/**
 * What a person has still to grade: a file of corrections with a line for each criterion, in which
 * the points are missing.
 */
public final class OpenCriteria {
  private static final List<String> HEADING =
      List.of("submission", "check", "points", "line", "remark", "criterion", "of");

  private OpenCriteria() {}

  /** The text of the file. */
  public static String of(List<Report> reports) {
    return Table.text(
        HEADING,
        reports.stream()
            .flatMap(report -> report.openCriteria().map(open -> row(report, open)))
            .toList());
  }

  private static List<String> row(Report report, CheckResult open) {
    return List.of(
        report.submission(),
        open.check().id(),
        "",
        "",
        "",
        open.check().title(),
        Points.ofCheck(open.maxPoints()).stripTrailingZeros().toPlainString());
  }
}
