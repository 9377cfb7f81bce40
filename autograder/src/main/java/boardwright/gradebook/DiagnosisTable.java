package boardwright.gradebook;

import boardwright.diagnosis.Diagnosis;
import boardwright.diagnosis.Misconception;
import boardwright.diagnosis.Misconceptions;
import boardwright.grading.Report;
import boardwright.table.Table;
import java.util.ArrayList;
import java.util.List;

/** Who may have believed what, as a file with a line for each misconception of each hand-in. */
public final class DiagnosisTable {
  private static final List<String> HEADING =
      List.of("submission", "name", "classes", "misconception", "program", "checks");

  private DiagnosisTable() {}

  /** The text of the file. */
  public static String of(List<Report> reports, Misconceptions known) {
    List<List<?>> rows = new ArrayList<>();
    for (Report report : reports) {
      for (Diagnosis diagnosis : known.explain(report.stages())) {
        for (Misconception one : diagnosis.candidates()) {
          rows.add(
              List.of(
                  report.submission(),
                  Gradebook.harmless(report.name()),
                  String.join(" ", one.classes()),
                  one.id(),
                  one.name(),
                  diagnosis.explained().size()));
        }
      }
    }
    return Table.text(HEADING, rows);
  }
}
