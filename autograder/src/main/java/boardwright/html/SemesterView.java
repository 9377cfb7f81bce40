package boardwright.html;

import boardwright.gradebook.Semester;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What the page of a semester shows.
 *
 * @param labs the labs, each with its page of the class
 * @param rows a line for each student
 * @param stopped how many handed in nothing for the last lab
 */
public record SemesterView(List<Cell> labs, List<Row> rows, long stopped) {
  static SemesterView of(Semester semester, List<Path> runs) {
    List<Cell> labs = new ArrayList<>();
    for (int i = 0; i < runs.size(); i++) {
      labs.add(new Cell(semester.labs().get(i), link(runs.get(i).resolve(ClassPages.INDEX))));
    }
    List<Row> rows =
        semester.students().stream().map(student -> row(semester, student, runs)).toList();
    return new SemesterView(
        labs, rows, rows.stream().filter(row -> !row.nothing().isEmpty()).count());
  }

  private static Row row(Semester semester, Semester.Student student, List<Path> runs) {
    List<Cell> scores = new ArrayList<>();
    for (int i = 0; i < runs.size(); i++) {
      var report = student.results().get(i);
      scores.add(
          report == null
              ? new Cell("\u2013", "")
              : new Cell(
                  report.score() == null ? "open" : report.score().toPlainString(),
                  link(runs.get(i).resolve(report.submission()).resolve(ClassPages.REPORT))));
    }
    return new Row(
        student.name(),
        scores,
        student.sum().toPlainString(),
        semester.nothingSince(student).map("nothing "::concat).orElse(""));
  }

  private static String link(Path file) {
    return file.toAbsolutePath().normalize().toUri().toString();
  }

  /** What a browser may do here. */
  public String policy() {
    return Sheet.policy();
  }

  /** How it looks. */
  public String style() {
    return Sheet.STYLE.text();
  }

  /**
   * A text with a link.
   *
   * @param link empty for none
   */
  public record Cell(String text, String link) {}

  /**
   * A student.
   *
   * @param scores one for each lab
   * @param nothing since when they handed in nothing; empty if they did for the last lab
   */
  public record Row(String name, List<Cell> scores, String sum, String nothing) {}
}
