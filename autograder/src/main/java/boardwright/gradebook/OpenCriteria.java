package boardwright.gradebook;

import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.lab.Lab;
import boardwright.table.Table;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a person has still to grade: a file of corrections with a line for each criterion, in which
 * the points are missing.
 */
public final class OpenCriteria {
  private static final List<String> HEADING =
      List.of("submission", "check", "points", "line", "remark", "criterion", "of", "levels");

  private OpenCriteria() {}

  /** The text of the file. */
  public static String of(Lab lab, List<Report> reports) {
    return Table.text(
        HEADING,
        reports.stream()
            .flatMap(report -> report.openCriteria().map(open -> row(lab, report, open)))
            .toList());
  }

  private static List<String> row(Lab lab, Report report, CheckResult open) {
    return List.of(
        report.submission(),
        open.check().id(),
        "",
        "",
        "",
        open.check().title(),
        Level.shown(open.maxPoints()),
        Level.of(lab, open.check(), open.maxPoints()).stream()
            .map(level -> level.points() + " " + level.text())
            .collect(Collectors.joining("; ")));
  }
}
