package boardwright.gradebook;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import boardwright.grading.CheckResult;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.grading.Verdict;
import boardwright.lab.CheckSpec;
import boardwright.table.Table;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** How every check went in a class, as a CSV file with a line for each check. */
public final class ChecksTable {
  private static final List<String> HEADING =
      List.of(
          "check", "rule", "title", "kind", "points", "asked", "failed", "failure_rate", "waited");

  private static final Set<Verdict> NOT_ASKED =
      EnumSet.of(
          Verdict.NOT_HANDED_IN,
          Verdict.OPEN,
          Verdict.TAKEN_OUT,
          Verdict.UNGRADED,
          Verdict.BLOCKED);

  private ChecksTable() {}

  /**
   * The text of the file. A check was asked where it has an answer; where a compile error or
   * another rule blocked it, it waited. A check that was asked of no hand-in has no failure rate.
   */
  public static String of(List<Report> reports) {
    Map<CheckSpec, List<CheckResult>> all =
        reports.stream()
            .flatMap(Report::checks)
            .collect(groupingBy(CheckResult::check, LinkedHashMap::new, toList()));
    return Table.text(HEADING, all.values().stream().map(ChecksTable::row).toList());
  }

  private static List<?> row(List<CheckResult> results) {
    CheckSpec check = results.get(0).check();
    List<CheckResult> asked =
        results.stream().filter(c -> !NOT_ASKED.contains(c.verdict())).toList();
    long failed = asked.stream().filter(c -> !c.passed()).count();
    return List.of(
        check.id(),
        check.rule(),
        check.title(),
        check.kind().name().toLowerCase(Locale.ROOT),
        Points.ofCheck(results.get(0).maxPoints()).toPlainString(),
        asked.size(),
        failed,
        asked.isEmpty() ? "" : String.format(Locale.ROOT, "%.2f", (double) failed / asked.size()),
        results.stream().filter(c -> c.verdict() == Verdict.BLOCKED).count());
  }
}
