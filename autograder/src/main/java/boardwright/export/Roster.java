package boardwright.export;

import boardwright.grading.Report;
import boardwright.run.Graded;
import boardwright.submission.Person;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/**
 * Which line of an instructor's file belongs to which submission. All keys are asked: who is found
 * in two lines, by one key or by several that disagree, is refused, as is a line that two
 * submissions claim.
 */
final class Roster {
  private final RawCsv csv;
  private final List<Integer> students;
  private final List<BiPredicate<Integer, Person>> keys;
  private final int name;

  /**
   * A file.
   *
   * @param students the rows that are students
   * @param keys whether a row is a person's, by each of the keys
   * @param name the column with the name, to distinguish rows in messages
   */
  Roster(RawCsv csv, List<Integer> students, List<BiPredicate<Integer, Person>> keys, int name) {
    this.csv = csv;
    this.students = students;
    this.keys = keys;
    this.name = name;
  }

  /**
   * Fills the file in.
   *
   * @throws ExportException if a match is ambiguous, listing the candidates
   */
  FillResult fill(List<Graded> all, GradeWriter pen) {
    Map<Integer, Report> owners = new LinkedHashMap<>();
    List<String> unmatched = new ArrayList<>();
    for (Graded graded : all) {
      for (Person person : people(graded)) {
        List<Integer> rows = rows(person);
        if (rows.size() > 1) {
          throw new ExportException(
              "%s could be any of these lines: %s. Nothing was written."
                  .formatted(
                      shown(person),
                      rows.stream().map(this::shown).collect(Collectors.joining("; "))));
        }
        if (rows.isEmpty()) {
          unmatched.add(shown(person));
          continue;
        }
        Report before = owners.putIfAbsent(rows.get(0), graded.report());
        if (before != null && !before.submission().equals(graded.report().submission())) {
          throw new ExportException(
              "%s is claimed by two submissions: %s; %s. Nothing was written."
                  .formatted(
                      shown(rows.get(0)), before.submission(), graded.report().submission()));
        }
      }
    }
    List<String> ungraded = new ArrayList<>();
    List<String> closed = new ArrayList<>();
    List<String> replaced = new ArrayList<>();
    int filled = 0;
    for (Map.Entry<Integer, Report> owner : owners.entrySet()) {
      int row = owner.getKey();
      Report report = owner.getValue();
      if (!report.isSettled()) {
        ungraded.add(shown(row));
      } else if (!pen.closed(row).isEmpty()) {
        closed.add(shown(row) + ", " + pen.closed(row));
      } else {
        String before = pen.grade(row).strip();
        String after = pen.write(row, report);
        if (!before.isEmpty() && !isSameNumber(before, after)) {
          replaced.add("%s: %s is %s now".formatted(shown(row), before, after));
        }
        filled++;
      }
    }
    List<String> left =
        students.stream().filter(row -> !owners.containsKey(row)).map(this::shown).toList();
    return new FillResult(
        csv.bytes(), filled, left, ungraded, unmatched, closed, replaced, pen.remarks());
  }

  private static boolean isSameNumber(String before, String after) {
    try {
      return Scale.number(before).compareTo(Scale.number(after)) == 0;
    } catch (NumberFormatException e) {
      return false; // a word, such as one of a scale of words
    }
  }

  private List<Integer> rows(Person person) {
    return students.stream()
        .filter(row -> keys.stream().anyMatch(key -> key.test(row, person)))
        .toList();
  }

  /** Where only a folder's name is known, that may be the number or the login. */
  static List<Person> people(Graded graded) {
    String name = graded.report().name();
    return graded.report().people().isEmpty()
        ? List.of(new Person(name, name, name))
        : graded.report().people();
  }

  private String shown(int row) {
    String who = csv.cell(row, name).strip();
    return "line %d%s".formatted(csv.line(row), who.isEmpty() ? "" : " (" + who + ")");
  }

  private static String shown(Person person) {
    return person.id().isEmpty() || person.id().equals(person.name())
        ? person.name()
        : person.name() + " (" + person.id() + ")";
  }

  /**
   * Whether nothing is known but the name of a folder, which may be a number, a login or an
   * address.
   */
  static boolean isOnlyAName(Person person) {
    return person.id().equals(person.name()) && person.email().equals(person.name());
  }

  /** Whether a text is there and the same, capitals aside. */
  static boolean same(String cell, String known) {
    return !known.isBlank() && cell.strip().equalsIgnoreCase(known.strip());
  }
}
