package boardwright.export;

import boardwright.grading.Report;
import java.util.List;

/** Writes grades into their column of an instructor's file. */
abstract class GradeWriter {
  private final RawCsv csv;
  private final int column;

  /** Into this column. */
  GradeWriter(RawCsv csv, int column) {
    this.csv = csv;
    this.column = column;
  }

  /** The grade that a row has; empty for none. */
  final String grade(int row) {
    return csv.cell(row, column);
  }

  /**
   * Called once for each row that gets a grade.
   *
   * @return the grade as it was written
   */
  final String write(int row, Report report) {
    String points = points(row, report);
    csv.set(row, column, points);
    comment(row, report);
    return points;
  }

  /** Why a row takes no grade; empty if it does. */
  String closed(int row) {
    return "";
  }

  /** The grade as the file wants it. */
  abstract String points(int row, Report report);

  /** Writes what there is to say beside a grade, if the file has room for it. */
  void comment(int row, Report report) {}

  /** What is to be said when all was written, one sentence each. */
  List<String> remarks() {
    return List.of();
  }
}
