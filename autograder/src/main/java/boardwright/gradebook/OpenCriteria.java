package boardwright.gradebook;

import boardwright.grading.CheckResult;
import boardwright.grading.Points;
import boardwright.grading.Report;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/**
 * What a person has still to grade: a file of corrections with a line for each criterion, in which
 * the points are missing.
 */
public final class OpenCriteria {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180
          .builder()
          .setHeader("submission", "check", "points", "line", "remark", "criterion", "of")
          .setRecordSeparator("\n")
          .get();

  private OpenCriteria() {}

  /** The text of the file. */
  public static String of(List<Report> reports) {
    StringWriter text = new StringWriter();
    try (CSVPrinter csv = new CSVPrinter(text, FORMAT)) {
      for (Report report : reports) {
        for (CheckResult open : report.openCriteria().toList()) {
          csv.printRecord(
              report.submission(),
              open.check().id(),
              "",
              "",
              "",
              open.check().title(),
              Points.ofCheck(open.maxPoints()).stripTrailingZeros().toPlainString());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
