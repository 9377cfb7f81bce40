package boardwright.html;

import boardwright.grading.Report;

/**
 * Whose hand-in it is, on the page of a class.
 *
 * @param name for people; may hold any letters
 * @param submission the name of the report's folder
 * @param link to the report
 */
public record Student(String name, String submission, String link) {
  static Student of(Report report) {
    return new Student(report.name(), report.submission(), Links.report(report.submission()));
  }
}
