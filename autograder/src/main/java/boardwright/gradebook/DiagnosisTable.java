package boardwright.gradebook;

import boardwright.diagnosis.Diagnosis;
import boardwright.diagnosis.Misconception;
import boardwright.diagnosis.Misconceptions;
import boardwright.grading.Report;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** Who may have believed what, as a file with a line for each misconception of each hand-in. */
public final class DiagnosisTable {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180
          .builder()
          .setHeader("submission", "name", "classes", "misconception", "program", "checks")
          .setRecordSeparator("\n")
          .get();

  private DiagnosisTable() {}

  /** The text of the file. */
  public static String of(List<Report> reports, Misconceptions known) {
    StringWriter text = new StringWriter();
    try (CSVPrinter csv = new CSVPrinter(text, FORMAT)) {
      for (Report report : reports) {
        for (Diagnosis diagnosis : known.explain(report.stages())) {
          for (Misconception one : diagnosis.candidates()) {
            csv.printRecord(
                report.submission(),
                Gradebook.harmless(report.name()),
                String.join(" ", one.classes()),
                one.id(),
                one.name(),
                diagnosis.explained().size());
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
