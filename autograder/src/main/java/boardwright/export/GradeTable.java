package boardwright.export;

import boardwright.grading.Report;
import boardwright.submission.Person;
import boardwright.text.SameName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table with a line for each student, from wherever it is, with the grades filled into one
 * column; every other byte is as it was. A line is a student's by an address, by a number or login
 * in the column that has most of them, and by a name only where none of these is in the table.
 */
public final class GradeTable {
  private final RawCsv csv;
  private final int grade;
  private final List<Line> students;

  private GradeTable(RawCsv csv, int grade) {
    this.csv = csv;
    this.grade = grade;
    this.students =
        IntStream.range(1, csv.rows()).mapToObj(row -> Line.of(row, csv.row(row), grade)).toList();
  }

  /**
   * Fills it in.
   *
   * @param column the heading of the grades
   * @throws ExportException if it has no such column, or a match is ambiguous
   */
  public static FillResult fill(RawCsv csv, String column, Grades grades) {
    List<String> heading = csv.row(0).stream().map(SameName::key).toList();
    int grade = heading.indexOf(SameName.key(column));
    if (grade < 0 || grade != heading.lastIndexOf(SameName.key(column))) {
      throw new ExportException(
          "%s: expected one column '%s', but found: %s"
              .formatted(csv.name(), column, String.join(", ", csv.row(0))));
    }
    return new GradeTable(csv, grade).fill(grades, csv.name());
  }

  private FillResult fill(Grades grades, String name) {
    List<Person> people =
        grades.graded().stream().map(Roster::people).flatMap(List::stream).distinct().toList();
    int ids = grades.ids() == Ids.FOREIGN ? -1 : columnOfIds(people);
    Map<Person, Set<Integer>> lines = new HashMap<>();
    people.forEach(person -> lines.put(person, linesOf(person, ids)));
    Scale scale = new Scale(false);
    List<Integer> rows = students.stream().map(Line::row).toList();
    return new Roster(csv, rows, List.of((row, who) -> lines.get(who).contains(row)), 0)
        .fill(
            grades.graded(),
            new GradeWriter(csv, grade) {
              @Override
              String points(int row, Report report) {
                String points = scale.of(report, "", name);
                return csv.hasDecimalComma() ? points.replace('.', ',') : points;
              }
            });
  }

  /** The column in which most ids are, among those in which no two lines have the same. */
  private int columnOfIds(List<Person> people) {
    Set<String> ids = people.stream().map(p -> SameName.key(p.id())).collect(Collectors.toSet());
    ids.remove("");
    return IntStream.range(0, csv.row(0).size())
        .filter(c -> c != grade)
        .filter(c -> students.stream().map(s -> s.cell(c)).distinct().count() == students.size())
        .boxed()
        .max(
            Comparator.comparing(
                c -> students.stream().filter(s -> ids.contains(s.cell(c))).count()))
        .orElse(-1);
  }

  private Set<Integer> linesOf(Person person, int ids) {
    String email = SameName.key(person.email());
    String id = SameName.key(person.id());
    Set<Integer> known =
        rows(
            line ->
                !id.isEmpty() && line.cell(ids).equals(id)
                    || !email.isEmpty() && line.cells().contains(email));
    Set<Integer> named = rows(line -> line.names().contains(words(person.name())));
    if (!known.isEmpty() && named.stream().anyMatch(known::contains)) {
      return known;
    }
    known.addAll(named); // two that contradict each other are refused
    return known;
  }

  private Set<Integer> rows(Predicate<Line> so) {
    return students.stream().filter(so).map(Line::row).collect(Collectors.toSet());
  }

  /** The words of a name, whichever comes first. */
  private static String words(String name) {
    String[] words = SameName.key(name.replace(',', ' ')).split(" ");
    Arrays.sort(words);
    return String.join(" ", words);
  }

  /**
   * A line.
   *
   * @param cells without that of the grade
   * @param names what may be its student's name: a cell, or two with first and last name
   */
  private record Line(int row, List<String> cells, Set<String> names) {
    static Line of(int row, List<String> texts, int grade) {
      List<String> cells = new ArrayList<>(texts.stream().map(SameName::key).toList());
      if (grade < cells.size()) {
        cells.set(grade, "");
      }
      Set<String> names = new HashSet<>();
      for (int i = 0; i < cells.size(); i++) {
        names.add(words(cells.get(i)));
        names.add(words(cells.get(i) + " " + (i + 1 < cells.size() ? cells.get(i + 1) : "")));
      }
      names.remove("");
      return new Line(row, cells, names);
    }

    String cell(int column) {
      return column < 0 || column >= cells.size() ? "" : cells.get(column);
    }
  }
}
