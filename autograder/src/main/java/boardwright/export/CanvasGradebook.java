package boardwright.export;

import boardwright.grading.Report;
import boardwright.submission.Person;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Canvas's gradebook with the grades of one assignment filled in; every other byte is as it was. A
 * line is a student's by Canvas's own ID if the run is of Canvas, and else by the SIS user ID or
 * the login. Who is excused there stays so.
 */
public final class CanvasGradebook {
  private static final Pattern ASSIGNMENT = Pattern.compile(".+ \\(\\d+\\)");

  /** What Canvas writes for a student who need not hand in. */
  private static final String EXCUSED = "EX";

  private CanvasGradebook() {}

  /**
   * Fills it in.
   *
   * @param assignment the heading of the assignment, its title or its number; null for the only one
   * @throws ExportException if it is no such gradebook, or a match is ambiguous
   */
  public static FillResult fill(RawCsv csv, String assignment, Grades grades) {
    String name = csv.name();
    Ids ids = grades.ids();
    List<String> heading = csv.row(0).stream().map(String::strip).toList();
    int id = heading.indexOf("ID");
    if (id < 0) {
      throw new ExportException(
          "%s: expected Canvas's gradebook with a column 'ID', but found: %s"
              .formatted(name, String.join(", ", heading)));
    }
    int sis = heading.indexOf("SIS User ID");
    int login = heading.indexOf("SIS Login ID");
    int grade = grade(heading, assignment, name);
    List<Integer> students =
        IntStream.range(1, csv.rows()).boxed().filter(row -> !csv.cell(row, id).isBlank()).toList();
    String maximum =
        IntStream.range(1, csv.rows())
            .filter(row -> csv.cell(row, 0).strip().equals("Points Possible"))
            .mapToObj(row -> csv.cell(row, grade))
            .findFirst()
            .orElse("");
    Roster roster =
        new Roster(
            csv,
            students,
            List.of(
                (row, person) ->
                    (ids == Ids.OWN || Roster.isOnlyAName(person))
                        && Roster.same(csv.cell(row, id), person.id()),
                (row, person) -> isNamed(csv.cell(row, sis), person, ids),
                (row, person) -> isNamed(csv.cell(row, login), person, ids)),
            Math.max(0, heading.indexOf("Student")));
    Scale scale = new Scale(grades.rescale());
    return roster.fill(
        grades.graded(),
        new GradeWriter(csv, grade) {
          @Override
          String closed(int row) {
            return grade(row).strip().equalsIgnoreCase(EXCUSED) ? "who is excused" : "";
          }

          @Override
          String points(int row, Report report) {
            return scale.of(report, maximum, name);
          }
        });
  }

  private static boolean isNamed(String cell, Person person, Ids ids) {
    return ids == Ids.SHARED && Roster.same(cell, person.id()) || Roster.same(cell, person.email());
  }

  private static int grade(List<String> heading, String assignment, String name) {
    List<Integer> columns =
        IntStream.range(0, heading.size())
            .boxed()
            .filter(column -> ASSIGNMENT.matcher(heading.get(column)).matches())
            .filter(column -> assignment == null || isNamed(heading.get(column), assignment))
            .toList();
    if (columns.size() == 1) {
      return columns.get(0);
    }
    String all =
        heading.stream()
            .filter(column -> ASSIGNMENT.matcher(column).matches())
            .collect(Collectors.joining(", "));
    throw new ExportException(
        assignment == null || columns.size() > 1
            ? "%s: which assignment? Say --assignment with one of: %s".formatted(name, all)
            : "%s: expected the assignment '%s', but found: %s".formatted(name, assignment, all));
  }

  private static boolean isNamed(String heading, String assignment) {
    return heading.equals(assignment)
        || heading.endsWith(" (" + assignment + ")")
        || heading.replaceAll(" \\(\\d+\\)$", "").equals(assignment);
  }
}
