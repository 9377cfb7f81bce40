package boardwright.decisions;

import boardwright.submission.Person;
import boardwright.submission.Submission;
import boardwright.text.Printable;
import boardwright.text.SameName;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who is in a class: a CSV file with a column {@code name}, and any of {@code id}, {@code email}
 * and {@code login}, such as the grade book that Canvas exports. A hand-in is matched by what its
 * platform knows of its people; where two could be meant, it is refused.
 */
public final class ClassList {
  /** What Canvas writes between its students. */
  private static final Pattern NOBODY = Pattern.compile("Points Possible|Student, Test");

  private final String file;
  private final List<Entry> entries = new ArrayList<>();
  private final Map<String, Set<Entry>> called = new HashMap<>();

  /**
   * A student of the class.
   *
   * @param line in the file
   */
  private record Entry(int line, String name, String id, String email, String login) {
    /** Whatever a platform may call them. */
    Stream<String> words() {
      return Stream.of(name, id, email, login, sortable(name)).filter(word -> !word.isBlank());
    }

    /**
     * The name as Canvas has it in names of files: the last name first, letters and digits only.
     */
    private static String sortable(String name) {
      int last = name.lastIndexOf(' ');
      String turned =
          name.contains(",") || last < 0
              ? name
              : name.substring(last + 1) + name.substring(0, last);
      return turned.replaceAll("[^\\p{L}\\p{N}]", "");
    }

    Person person(Person known) {
      String number = id.isBlank() ? login : id;
      return new Person(
          name,
          known.id().isBlank() ? number : known.id(),
          known.email().isBlank() ? email : known.email());
    }
  }

  private ClassList(String file) {
    this.file = file;
  }

  /**
   * Reads the file.
   *
   * @throws DecisionException if it is no such list
   */
  public static ClassList read(Path path) {
    InstructorFile table = InstructorFile.read(path, "name, id, email, login");
    int name = table.column("name", "full name", "student");
    int id = table.columnIfAny("id");
    int email = table.columnIfAny("email", "email address", "mail");
    int login = table.columnIfAny("login", "sis login id", "username");
    ClassList list = new ClassList(path.getFileName().toString());
    table.forEachRow(
        row -> {
          Entry entry =
              new Entry(row.line(), row.cell(name), row.cell(id), row.cell(email), row.cell(login));
          if (NOBODY.matcher(entry.name()).matches()) {
            return;
          }
          list.entries.add(entry);
          entry
              .words()
              .forEach(
                  word ->
                      list.called
                          .computeIfAbsent(SameName.key(word), key -> new HashSet<>())
                          .add(entry));
        });
    return list;
  }

  /**
   * The same submissions, with what the list knows of their people.
   *
   * @param remarks gets who is not in the list, and who of it handed in nothing
   * @throws DecisionException if a hand-in could be several students', or two are the same one's
   */
  public List<Submission> applied(List<Submission> submissions, Consumer<String> remarks) {
    Map<Entry, Submission> found = new HashMap<>();
    List<String> strangers = new ArrayList<>();
    List<Submission> applied = new ArrayList<>();
    for (Submission submission : submissions) {
      List<Person> people =
          submission.people().isEmpty()
              ? List.of(new Person(submission.name(), "", ""))
              : submission.people();
      List<Person> known = new ArrayList<>();
      for (Person person : people) {
        Set<Entry> entries = meant(person);
        refuseSeveral(person, entries);
        if (entries.isEmpty()) {
          strangers.add(person.name());
          known.add(person);
          continue;
        }
        Entry entry = entries.iterator().next();
        Submission other = found.put(entry, submission);
        if (other != null) {
          throw new DecisionException(
              "%s:%d: '%s' and '%s' are both %s by this list. Rename one of them."
                  .formatted(file, entry.line(), other.name(), submission.name(), entry.name()));
        }
        known.add(entry.person(person));
      }
      boolean isUnknown = submission.people().isEmpty() && strangers.contains(submission.name());
      applied.add(isUnknown ? submission : submission.of(known));
    }
    remark("Not in " + file, strangers, remarks);
    remark(
        "Not in this call, says " + file,
        entries.stream().filter(entry -> !found.containsKey(entry)).map(Entry::name).toList(),
        remarks);
    return applied;
  }

  /** Who may be meant: by the address; if no student has it, by the number; else by the name. */
  private Set<Entry> meant(Person person) {
    return Stream.of(person.email(), person.id(), person.name())
        .filter(word -> !word.isBlank())
        .map(word -> called.getOrDefault(SameName.key(word), Set.of()))
        .filter(entries -> !entries.isEmpty())
        .findFirst()
        .orElse(Set.of());
  }

  private void refuseSeveral(Person person, Set<Entry> entries) {
    if (entries.size() > 1) {
      throw new DecisionException(
          "%s: '%s' may be any of the lines %s"
              .formatted(
                  file,
                  Printable.label(person.name()),
                  entries.stream()
                      .map(Entry::line)
                      .sorted()
                      .map(String::valueOf)
                      .collect(Collectors.joining(", "))));
    }
  }

  private static void remark(String what, List<String> names, Consumer<String> remarks) {
    if (!names.isEmpty()) {
      remarks.accept(what + ": " + Printable.listed(names) + ".");
    }
  }
}
