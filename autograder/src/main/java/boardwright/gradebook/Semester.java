package boardwright.gradebook;

import boardwright.grading.Report;
import boardwright.grading.Verdict;
import boardwright.submission.Person;
import boardwright.table.Table;
import boardwright.text.SameName;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Who stands where after several labs. People are the same if their addresses are, or, where one
 * has none, their names, if no other student of either lab is called so: a platform's numbers are
 * others in each assignment.
 *
 * @param labs the labs, in the order in which they were given
 * @param students in the order of their names
 */
public record Semester(List<String> labs, List<Student> students) {
  /**
   * A student.
   *
   * @param name in full
   * @param email empty if it is not known
   * @param results one for each lab; null where nothing was handed in
   */
  public record Student(String name, String email, List<Report> results) {
    /** The sum of all scores that there are. */
    public BigDecimal sum() {
      return results.stream()
          .filter(report -> report != null && report.score() != null)
          .map(Report::score)
          .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** Since when they have handed in nothing: the place of the last lab that has something. */
    private int last() {
      return IntStream.range(0, results.size())
          .filter(i -> results.get(i) != null && handedIn(results.get(i)))
          .max()
          .orElse(-1);
    }

    private static boolean handedIn(Report report) {
      return report.stages().stream()
          .flatMap(stage -> stage.checks().stream())
          .anyMatch(check -> check.verdict() != Verdict.NOT_HANDED_IN);
    }
  }

  /** Brings runs together, one for each lab. */
  public static Semester of(List<String> labs, List<List<Report>> runs) {
    List<Student> all = new ArrayList<>();
    for (int lab = 0; lab < runs.size(); lab++) {
      List<Student> now = students(runs.get(lab), lab, labs.size());
      List<Student> before = List.copyOf(all);
      for (Student student : now) {
        Optional<Student> known =
            before.stream().filter(other -> isSame(other, student, before, now)).findFirst();
        known.ifPresent(all::remove);
        all.add(known.map(other -> joined(other, student)).orElse(student));
      }
    }
    all.sort(Comparator.comparing((Student student) -> SameName.key(student.name())));
    return new Semester(labs, all);
  }

  private static List<Student> students(List<Report> run, int lab, int labs) {
    List<Student> students = new ArrayList<>();
    for (Report report : run) {
      List<Report> results = new ArrayList<>();
      IntStream.range(0, labs).forEach(i -> results.add(i == lab ? report : null));
      List<Person> people =
          report.people().isEmpty() ? List.of(new Person(report.name(), "", "")) : report.people();
      people.forEach(person -> students.add(new Student(person.name(), person.email(), results)));
    }
    return students;
  }

  private static boolean isSame(
      Student one, Student other, List<Student> before, List<Student> now) {
    if (!one.email().isBlank() && !other.email().isBlank()) {
      return one.email().equalsIgnoreCase(other.email());
    }
    String name = SameName.key(one.name());
    return name.equals(SameName.key(other.name())) && isAlone(name, before) && isAlone(name, now);
  }

  private static boolean isAlone(String name, List<Student> students) {
    return students.stream().filter(each -> SameName.key(each.name()).equals(name)).count() == 1;
  }

  private static Student joined(Student one, Student other) {
    List<Report> results = new ArrayList<>();
    for (int i = 0; i < one.results().size(); i++) {
      results.add(other.results().get(i) == null ? one.results().get(i) : other.results().get(i));
    }
    return new Student(other.name(), one.email().isBlank() ? other.email() : one.email(), results);
  }

  /** After which lab they have handed in nothing; empty for those who are in the last one. */
  public Optional<String> nothingSince(Student student) {
    int last = student.last();
    return last == labs.size() - 1
        ? Optional.empty()
        : Optional.of(last < 0 ? "at all" : "since " + labs.get(last));
  }

  /** The text of a file with a line for each student. */
  public String csv() {
    List<String> heading = new ArrayList<>(List.of("name", "email"));
    heading.addAll(labs);
    heading.addAll(List.of("sum", "nothing"));
    return Table.text(heading, students.stream().map(this::row).toList());
  }

  private List<String> row(Student student) {
    List<String> row = new ArrayList<>();
    row.add(Gradebook.harmless(student.name()));
    row.add(Gradebook.harmless(student.email()));
    student.results().forEach(report -> row.add(score(report)));
    row.add(student.sum().toPlainString());
    row.add(nothingSince(student).orElse(""));
    return row;
  }

  private static String score(Report report) {
    return report == null || report.score() == null ? "" : report.score().toPlainString();
  }
}
