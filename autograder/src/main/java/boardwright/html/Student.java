package boardwright.html;

import boardwright.gradebook.Namesakes;
import boardwright.grading.Report;
import java.util.List;
import java.util.function.Function;

/**
 * Whose hand-in it is, on the page of a class.
 *
 * @param name for people; may hold any letters; with the submission where others have it, too
 * @param submission the name of the report's folder
 * @param link to the report; empty on a page without names
 */
public record Student(String name, String submission, String link) {
  /** The students of a class, by their reports, so that no two of them look the same. */
  static Function<Report, Student> among(List<Report> reports) {
    Namesakes namesakes = Namesakes.of(reports);
    return report ->
        new Student(
            namesakes.share(report) && !report.name().equals(report.submission())
                ? "%s (%s)".formatted(report.name(), report.submission())
                : report.name(),
            report.submission(),
            Addresses.report(report.submission()));
  }

  /** The same with a link to a place on the page. */
  Student at(String place) {
    return link.isEmpty() ? this : new Student(name, submission, link + "#" + place);
  }

  /** The same without names: numbers, in the order of these reports. */
  static Function<Report, Student> numbered(List<Report> reports) {
    return report -> new Student("student " + (reports.indexOf(report) + 1), "", "");
  }
}
