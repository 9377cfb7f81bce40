package boardwright.gradebook;

import boardwright.grading.CheckResult;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.grading.Verdict;
import boardwright.lab.CheckSpec;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** How every check went in a class, as a CSV file with a line for each check. */
public final class ChecksTable {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180
          .builder()
          .setHeader(
              "check",
              "rule",
              "title",
              "kind",
              "points",
              "asked",
              "failed",
              "failure_rate",
              "waited")
          .setRecordSeparator("\n")
          .get();

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
   * another rule blocked it, it waited. A check that nobody was asked has no failure rate.
   */
  public static String of(List<Report> reports) {
    Map<CheckSpec, Counts> all = new LinkedHashMap<>();
    reports.stream()
        .flatMap(Report::checks)
        .forEach(c -> all.computeIfAbsent(c.check(), check -> new Counts(c.maxPoints())).add(c));
    StringWriter text = new StringWriter();
    try (CSVPrinter csv = new CSVPrinter(text, FORMAT)) {
      for (Map.Entry<CheckSpec, Counts> entry : all.entrySet()) {
        CheckSpec check = entry.getKey();
        Counts counts = entry.getValue();
        csv.printRecord(
            check.id(),
            check.rule(),
            check.title(),
            check.kind().name().toLowerCase(Locale.ROOT),
            Points.ofCheck(counts.points).toPlainString(),
            counts.asked,
            counts.failed,
            counts.rate(),
            counts.waited);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /** What became of one check. */
  private static final class Counts {
    private final BigDecimal points;
    private int asked;
    private int failed;
    private int waited;

    Counts(BigDecimal points) {
      this.points = points;
    }

    void add(CheckResult result) {
      waited += result.verdict() == Verdict.BLOCKED ? 1 : 0;
      if (!NOT_ASKED.contains(result.verdict())) {
        asked++;
        failed += result.passed() ? 0 : 1;
      }
    }

    String rate() {
      return asked == 0
          ? ""
          : BigDecimal.valueOf(failed)
              .divide(BigDecimal.valueOf(asked), 2, RoundingMode.HALF_UP)
              .toPlainString();
    }
  }
}
