package boardwright.gradebook;

import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.report.Width;
import java.util.ArrayList;
import java.util.List;

/**
 * A run over a class as a table for a terminal of 80 columns: a line for each submission, a column
 * for each stage that is scored. Where that is too wide, a stage is a tick, or the number of checks
 * that did not pass.
 */
public final class ClassTable {
  private static final int WIDTH = 80;
  private static final int SHORTEST_NAME = 12;
  private static final String GAP = "  ";

  private ClassTable() {}

  /** The table and the legend of its columns, ending with a line end; empty without reports. */
  public static String of(List<Report> reports) {
    if (reports.isEmpty()) {
      return "";
    }
    List<String> stages = new ArrayList<>();
    scored(reports.get(0)).forEach(stage -> stages.add(stage.stage().id()));
    Namesakes namesakes = Namesakes.of(reports);
    boolean allGraded = reports.stream().allMatch(r -> r.status() == Report.Status.GRADED);
    boolean narrow =
        reports.stream().mapToInt(r -> width(row(r, false))).max().orElse(0)
            > WIDTH - SHORTEST_NAME;
    String gap = narrow ? " " : GAP;
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of("submission"));
    for (int number = 1; number <= stages.size(); number++) {
      head.add(String.valueOf(number));
    }
    head.add("score");
    head.add("");
    rows.add(head);
    for (Report report : reports) {
      List<String> row = row(report, narrow);
      if (namesakes.share(report)) {
        row.set(0, report.submission()); // which no two have in common
      }
      rows.add(row);
    }
    int columns = head.size() - (allGraded ? 1 : 0);
    int[] widths = widths(rows, columns, gap);
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder(Width.left(row.get(0), widths[0]));
      for (int i = 1; i < columns; i++) {
        line.append(gap).append(Width.right(row.get(i), widths[i]));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    text.append('\n');
    if (narrow) {
      text.append("✓ every check passed; a number says how many did not\n\n");
    }
    legend(stages).forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }

  private static List<String> row(Report report, boolean narrow) {
    List<String> row = new ArrayList<>(List.of(report.name()));
    for (StageResult result : scored(report)) {
      row.add(result.handedIn() ? cell(result, narrow) : "-");
    }
    row.add(report.score() == null ? "" : report.score().toPlainString());
    row.add(report.status() == Report.Status.GRADED ? "" : report.status().word());
    return row;
  }

  private static String cell(StageResult result, boolean narrow) {
    if (result.checks().stream().anyMatch(CheckResult::isOpen)) {
      return "open";
    }
    int all = result.checks().size();
    int passed = result.passedCount();
    if (narrow) {
      return passed == all ? "✓" : String.valueOf(all - passed);
    }
    return "%d/%d".formatted(passed, all);
  }

  /** How wide a row is without the name. */
  private static int width(List<String> row) {
    return row.stream().skip(1).mapToInt(cell -> GAP.length() + Width.of(cell)).sum();
  }

  /** Each column as wide as it needs to be; the name has what the others leave. */
  private static int[] widths(List<List<String>> rows, int columns, String gap) {
    int[] widths = new int[columns];
    int others = 0;
    for (int i = 0; i < columns; i++) {
      int column = i;
      widths[i] = rows.stream().mapToInt(row -> Width.of(row.get(column))).max().orElse(0);
      others += i == 0 ? 0 : gap.length() + widths[i];
    }
    widths[0] = Math.min(widths[0], Math.max(SHORTEST_NAME, WIDTH - others));
    return widths;
  }

  private static List<String> legend(List<String> stages) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < stages.size(); i++) {
      String item = (i + 1) + " " + stages.get(i);
      if (line.length() > 0 && line.length() + GAP.length() + item.length() > WIDTH) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() > 0 ? GAP : "").append(item);
    }
    if (line.length() > 0) {
      lines.add(line.toString());
    }
    return lines;
  }

  private static List<StageResult> scored(Report report) {
    return report.stages().stream().filter(s -> s.stage().points().signum() > 0).toList();
  }
}
