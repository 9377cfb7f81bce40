package boardwright.gradebook;

import boardwright.grading.KindPoints;
import boardwright.grading.Lateness;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.protocol.Kind;
import boardwright.submission.Person;
import boardwright.table.Table;
import boardwright.text.Printable;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** {@code gradebook.csv}: a line for each submission. A score that is not known is blank. */
public final class Gradebook {
  private static final List<String> HEADING =
      List.of(
          ("submission,name,score,max,passed,failed,status,raw,penalty,late,handed_in,due,remark,"
                  + "people,ids,emails,open,behaviour,structure,style,person")
              .split(","));

  private Gradebook() {}

  /** The text of the file. */
  public static String of(List<Report> reports) {
    return Table.text(HEADING, reports.stream().map(Gradebook::row).toList());
  }

  private static List<?> row(Report report) {
    Lateness late = report.lateness();
    return List.of(
        report.submission(),
        harmless(report.name()),
        plain(report.score()),
        plain(report.max()),
        report.passed(),
        report.failed(),
        report.status().word(),
        plain(report.rawScore()),
        report.score() == null || report.isDecided() || late == null ? "" : plain(late.penalty()),
        late == null ? "" : late.units(),
        late == null ? "" : late.handedIn(),
        late == null ? "" : late.due(),
        harmless(remark(report)),
        joined(report, Person::name),
        joined(report, Person::id),
        joined(report, Person::email),
        report.open() == 0 ? "" : report.open(),
        of(report, Kind.BEHAVIOUR),
        of(report, Kind.STRUCTURE),
        of(report, Kind.STYLE),
        of(report, Kind.PERSON));
  }

  /** What the checks of a kind give, before lateness; blank where they could give nothing. */
  private static String of(Report report, Kind kind) {
    return report.rawScore() == null
        ? ""
        : KindPoints.of(report.checks()).stream()
            .filter(one -> one.kind() == kind)
            .map(one -> plain(Points.rounded(one.points())))
            .findFirst()
            .orElse("");
  }

  /** Why the score is not the raw one: what the late policy said, or that it was decided. */
  private static String remark(Report report) {
    return report.isDecided()
        ? "corrected to " + plain(report.score())
        : report.lateness() == null ? "" : report.lateness().remark();
  }

  /** What is known of all who share the submission. */
  private static String joined(Report report, Function<Person, String> part) {
    return harmless(report.people().stream().map(part).collect(Collectors.joining("; ")));
  }

  /** A name that a spreadsheet would read as a formula gets the sign that says it is a text. */
  static String harmless(String text) {
    String name = Printable.text(text);
    String start = name.strip(); // a spreadsheet passes over blanks, too
    return !start.isEmpty() && "=+-@\uFF1D\uFF0B\uFF0D\uFF20".indexOf(start.charAt(0)) >= 0
        ? "'" + name
        : name;
  }

  private static String plain(BigDecimal points) {
    return points == null ? "" : points.toPlainString();
  }
}
