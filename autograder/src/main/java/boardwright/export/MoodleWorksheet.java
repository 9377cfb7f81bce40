package boardwright.export;

import boardwright.grading.Report;
import boardwright.lab.Lab;
import boardwright.submission.Person;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Moodle's offline grading worksheet with grades and comments filled in; every other byte is as it
 * was. A line is a student's by the participant's number if the run is of Moodle, and by the email
 * address. One whose grade Moodle would not change stays as it is, and so does what a person wrote
 * as a comment: ours goes below it.
 */
public final class MoodleWorksheet {
  /** A participant, alone or behind a word. */
  static final Pattern IDENTIFIER = Pattern.compile("\\D*(\\d+)\\s*");

  private static final Pattern EMAIL = Pattern.compile("\\S+@\\S+");

  /** Where Moodle says whether it takes a grade, in the languages that are known here. */
  private static final List<String> CHANGEABLE =
      List.of("Grade can be changed", "Bewertung kann geändert werden");

  private static final List<String> NO = List.of("No", "Nein");

  private MoodleWorksheet() {}

  /**
   * How to read the worksheet. Moodle writes its headings in the language of the user who downloads
   * it.
   *
   * @param grade the heading of the grades
   * @param feedback the heading of the comments
   * @param maximum the heading of the most points
   */
  public record Headings(String grade, String feedback, String maximum) {
    /** As Moodle writes them in English. */
    public static final Headings ENGLISH =
        new Headings("Grade", "Feedback comments", "Maximum Grade");
  }

  /**
   * Fills it in.
   *
   * @param now decides which checks students may see
   * @throws ExportException if it is no such worksheet, or a match is ambiguous
   */
  public static FillResult fill(
      RawCsv csv, Headings headings, Grades grades, Lab lab, Instant now) {
    String name = csv.name();
    List<String> heading = csv.row(0);
    int grade = column(heading, headings.grade(), name, "--grade-column");
    int feedback = feedback(heading, headings, name);
    // in English a worksheet of a scale of words has none
    boolean english = headings.grade().equalsIgnoreCase(Headings.ENGLISH.grade());
    int maximum =
        grades.rescale() || !english
            ? column(heading, headings.maximum(), name, "--maximum-column")
            : indexOf(heading, headings.maximum());
    List<Integer> students =
        IntStream.range(1, csv.rows())
            .boxed()
            .filter(row -> IDENTIFIER.matcher(csv.cell(row, 0)).matches())
            .toList();
    if (students.isEmpty() && csv.rows() > 1) {
      throw new ExportException(
          "%s: expected Moodle's numbers, such as 'Participant 17', in the first column, but found"
                  .formatted(name)
              + " '%s'".formatted(csv.cell(1, 0)));
    }
    int email = email(csv, students);
    Roster roster =
        new Roster(
            csv,
            students,
            List.of(
                (row, person) ->
                    (grades.ids() == Ids.OWN || Roster.isOnlyAName(person))
                        && isNumber(csv.cell(row, 0), person),
                (row, person) -> Roster.same(csv.cell(row, email), person.email())),
            heading.size() > 1 ? 1 : 0);
    Scale scale = new Scale(grades.rescale());
    int changeable =
        CHANGEABLE.stream().mapToInt(wanted -> indexOf(heading, wanted)).max().orElse(-1);
    return roster.fill(
        grades.graded(),
        new GradeWriter(csv, grade) {
          private int kept;

          @Override
          String closed(int row) {
            String word = csv.cell(row, changeable).strip();
            return NO.stream().anyMatch(word::equalsIgnoreCase)
                ? "whose grade cannot be changed in Moodle"
                : "";
          }

          @Override
          String points(int row, Report report) {
            String where = "%s:%d".formatted(name, csv.line(row));
            return scale.of(report, csv.cell(row, maximum), where);
          }

          @Override
          void comment(int row, Report report) {
            if (feedback >= 0) {
              String before = csv.cell(row, feedback);
              kept += KeptComment.isAPersons(before) ? 1 : 0;
              csv.set(row, feedback, KeptComment.with(before, lines(row, report)));
            }
          }

          private List<String> lines(int row, Report report) {
            List<String> lines = new ArrayList<>(Feedback.lines(report, lab, now));
            String where = "%s:%d".formatted(name, csv.line(row));
            scale
                .other(report, csv.cell(row, maximum), where)
                .ifPresent(
                    max -> lines.set(0, Feedback.rescaled(points(row, report), max, lines.get(0))));
            return lines;
          }

          @Override
          List<String> remarks() {
            List<String> remarks = new ArrayList<>();
            if (feedback < 0) {
              remarks.add(
                  ("there is no column '%s', so no comments were written; if it has another name,"
                          + " say --feedback-column")
                      .formatted(headings.feedback()));
            }
            if (kept > 0) {
              remarks.add(
                  "%s and kept; the automatic feedback stands below"
                      .formatted(
                          kept == 1 ? "1 comment was there" : kept + " comments were there"));
            }
            return remarks;
          }
        });
  }

  private static boolean isNumber(String cell, Person person) {
    Matcher identifier = IDENTIFIER.matcher(cell);
    Matcher known = IDENTIFIER.matcher(person.id());
    return identifier.matches()
        && (person.id().equals(identifier.group(1))
            || person.id().startsWith("Participant")
                && known.matches()
                && known.group(1).equals(identifier.group(1)));
  }

  /** The column that holds addresses and nothing else; -1 if there is none. */
  private static int email(RawCsv csv, List<Integer> students) {
    return IntStream.range(1, students.isEmpty() ? 1 : csv.row(0).size())
        .filter(at -> students.stream().allMatch(r -> EMAIL.matcher(csv.cell(r, at)).matches()))
        .findFirst()
        .orElse(-1);
  }

  /** Where comments go; -1 if nowhere, unless the call names such a column. */
  private static int feedback(List<String> heading, Headings headings, String name) {
    return headings.feedback().equals(Headings.ENGLISH.feedback())
        ? indexOf(heading, headings.feedback())
        : column(heading, headings.feedback(), name, "--feedback-column");
  }

  private static int column(List<String> heading, String wanted, String name, String option) {
    int column = indexOf(heading, wanted);
    if (column < 0) {
      throw new ExportException(
          "%s: expected a column '%s', but found: %s. If the worksheet is in another language, say %s."
              .formatted(name, wanted, String.join(", ", heading), option));
    }
    return column;
  }

  private static int indexOf(List<String> heading, String wanted) {
    return IntStream.range(0, heading.size())
        .filter(i -> heading.get(i).strip().equalsIgnoreCase(wanted))
        .findFirst()
        .orElse(-1);
  }
}
