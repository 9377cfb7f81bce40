package boardwright.report;

import boardwright.grading.Report;
import boardwright.grading.StageResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;

/** A run over a class as a table for a terminal of 80 columns. */
public final class ClassTable {
  private static final int WIDTH = 80;
  private static final int SCORE = 8;
  private static final int STATUS = 11;

  private ClassTable() {}

  /** The table, ending with a line end. */
  public static String of(List<Report> reports) {
    if (reports.isEmpty()) {
      return "";
    }
    List<StageResult> scored = scored(reports.get(0));
    int stage = scored.stream().mapToInt(s -> heading(s).length()).max().orElse(0) + 2;
    int name = Math.max(12, WIDTH - SCORE - STATUS - stage * scored.size());
    List<Column> columns = new ArrayList<>();
    columns.add(new Column(name, 0, Overflow.TRUNCATE));
    scored.forEach(s -> columns.add(new Column(stage, 1, Overflow.TRUNCATE)));
    columns.add(new Column(SCORE, 1, Overflow.TRUNCATE));
    columns.add(new Column(STATUS, 1, Overflow.TRUNCATE));
    TextTable table =
        TextTable.forColumns(Help.defaultColorScheme(Ansi.OFF), columns.toArray(Column[]::new));
    List<String> head = new ArrayList<>();
    head.add("submission");
    scored.forEach(s -> head.add(heading(s)));
    head.add("score");
    head.add("");
    table.addRowValues(head.toArray(String[]::new));
    for (Report report : reports) {
      List<String> row = new ArrayList<>();
      row.add(report.name());
      for (StageResult result : scored(report)) {
        row.add(
            result.handedIn()
                ? "%d/%d".formatted(result.passedCount(), result.checks().size())
                : "-");
      }
      row.add(report.score() == null ? "" : report.score().toPlainString());
      row.add(report.status() == Report.Status.GRADED ? "" : report.status().word());
      table.addRowValues(row.toArray(String[]::new));
    }
    StringBuilder text = new StringBuilder();
    table.toString().lines().map(String::stripTrailing).forEach(l -> text.append(l).append('\n'));
    return text.toString();
  }

  private static List<StageResult> scored(Report report) {
    return report.stages().stream().filter(s -> s.stage().points().signum() > 0).toList();
  }

  /** A stage's id, cut so that a table of many stages stays in its width. */
  private static String heading(StageResult stage) {
    String id = stage.stage().id().toLowerCase(Locale.ROOT);
    return id.length() > 9 ? id.substring(0, 8) + "." : id;
  }
}
