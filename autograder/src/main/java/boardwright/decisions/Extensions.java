package boardwright.decisions;

import boardwright.decisions.Decision.What;
import boardwright.decisions.SubmissionFinder.Found;
import boardwright.lab.Deadline;
import boardwright.submission.Allowance;
import boardwright.submission.Submission;
import boardwright.table.Table.Row;
import boardwright.text.Printable;
import boardwright.text.SameName;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who was allowed what: a CSV file with the columns {@code student}, an id, an email address or a
 * full name; {@code allowance}, {@code +3 days}, {@code +12 hours}, {@code excused}, a deadline, or
 * {@code none}, which takes back what was allowed before; {@code remark}; and perhaps {@code
 * replaces}, the ids of lines of the history. Whom a line means is never guessed: a remark names
 * those who did not hand in, and a name of several is refused.
 */
public final class Extensions {
  private static final String EXPECTED = "+3 days, +12 hours, excused, none, or " + Deadline.FORM;
  private static final Comparator<Allowance> GENEROSITY =
      Comparator.comparing(Allowance::excused)
          .thenComparing(a -> a.excused() || a.due() == null ? Instant.MIN : a.due().instant());
  private static final Pattern MORE =
      Pattern.compile("\\+ *(\\d{1,4}) *(d|days?|h|hours?)", Pattern.CASE_INSENSITIVE);

  private final InstructorFile file;
  private final Optional<Deadline> deadline;

  private Extensions(InstructorFile file, Optional<Deadline> deadline) {
    this.file = file;
    this.deadline = deadline;
  }

  /**
   * Reads the file.
   *
   * @param deadline that of the run
   * @param remarks gets what is to be said of the file
   * @return what was allowed, in the order of the lines
   * @throws DecisionException if the file is wrong, or could mean several students
   */
  public static List<Decision> read(
      Path path,
      List<Submission> submissions,
      Optional<Deadline> deadline,
      Consumer<String> remarks) {
    InstructorFile file = InstructorFile.read(path, "student, allowance, remark");
    return new Extensions(file, deadline).read(submissions, remarks);
  }

  private List<Decision> read(List<Submission> submissions, Consumer<String> remarks) {
    int student = file.column("student", "id", "email", "name");
    int allowance = file.column("allowance", "deadline", "extension");
    int remark = file.columnIfAny("remark", "reason");
    int replaces = file.columnIfAny("replaces");
    SubmissionFinder finder = new SubmissionFinder(submissions);
    Map<String, Decision> decisions = new LinkedHashMap<>();
    Map<String, Integer> lines = new HashMap<>();
    file.forEachRow(
        row -> {
          String who = row.cell(student);
          String value = value(row, row.cell(allowance));
          Integer before = lines.put(SameName.key(who), row.line());
          if (before != null) {
            throw file.wrong(
                row.line(),
                "each student once, but line %d has '%s' too"
                    .formatted(before, Printable.label(who)));
          }
          Optional<Found> found = file.found(row, who, finder);
          if (found.isEmpty()) {
            remarks.accept(file.nobody(row, who) + ".");
            return;
          }
          boolean takesBack = value.isEmpty();
          Decision decision =
              new Decision(
                  takesBack ? What.TAKE_BACK : What.EXTENSION,
                  found.get().submission().id(),
                  found.get().member(),
                  "",
                  takesBack ? What.EXTENSION.word() : value,
                  row.cell(remark),
                  "",
                  InstructorFile.ids(row.cell(replaces)),
                  file.at(row));
          decisions.merge(
              decision.submission() + "\n" + decision.person(), decision, this::moreGenerous);
        });
    return List.copyOf(decisions.values());
  }

  /** Of two lines about the same person, by two of their names, the more generous. */
  private Decision moreGenerous(Decision one, Decision other) {
    Allowance a = allowance(one, deadline);
    return moreGenerous(a, allowance(other, deadline)) == a ? one : other;
  }

  /** An allowance as the history has it: as it was said, a time with its zone; empty for none. */
  private String value(Row row, String text) {
    int line = row.line();
    if (text.equalsIgnoreCase("none")) {
      return "";
    }
    if (text.equalsIgnoreCase("excused")) {
      return "excused";
    }
    if (MORE.matcher(text).matches()) {
      if (deadline.isEmpty()) {
        throw file.wrong(line, "a deadline to count %s from: give --deadline".formatted(text));
      }
      return text;
    }
    Deadline until =
        file.time(row, text, deadline)
            .orElseThrow(
                () -> file.wrong(line, EXPECTED + ", but found '" + Printable.label(text) + "'"));
    if (deadline.isPresent() && until.instant().isBefore(deadline.get().instant())) {
      throw file.wrong(
          line,
          "a time that is not before the deadline, %s, but found '%s'"
              .formatted(deadline.get(), Printable.label(text)));
    }
    return until.toString();
  }

  /**
   * What lines of the history allow a submission. Where several of a group were allowed something,
   * the most generous counts for all.
   *
   * @param said the lines about it that count
   * @param deadline that of the run
   * @param called the same, if it is not the lab's own
   */
  static Allowance of(
      Submission submission,
      List<Decision> said,
      Optional<Deadline> deadline,
      Optional<Deadline> called) {
    Allowance nothing = new Allowance(called.orElse(null), false, "");
    Map<String, Allowance> given = new LinkedHashMap<>();
    for (Decision each : said) {
      Allowance allowed = allowance(each, deadline);
      Allowance due =
          allowed.due() == null
              ? new Allowance(nothing.due(), allowed.excused(), allowed.remark())
              : allowed;
      given.merge(each.person(), due, Extensions::moreGenerous);
    }
    return given.isEmpty() ? nothing : shared(submission, given);
  }

  private static Allowance allowance(Decision said, Optional<Deadline> deadline) {
    Matcher more = MORE.matcher(said.value());
    if (more.matches()) {
      ChronoUnit unit =
          more.group(2).toLowerCase(Locale.ROOT).startsWith("d")
              ? ChronoUnit.DAYS
              : ChronoUnit.HOURS;
      long many = Long.parseLong(more.group(1));
      return new Allowance(
          deadline.map(due -> new Deadline(due.at().plus(many, unit))).orElse(null),
          false,
          said.why());
    }
    Deadline until =
        said.value().equals("excused") ? null : Deadline.parse(said.value()).orElse(null);
    return new Allowance(until, said.value().equals("excused"), said.why());
  }

  /** The most generous counts for all; the remark about one of a group is not for the others. */
  private static Allowance shared(Submission submission, Map<String, Allowance> given) {
    Allowance best = given.values().stream().reduce(Extensions::moreGenerous).orElseThrow();
    if (submission.people().size() < 2) {
      return best;
    }
    Set<String> remarks = new HashSet<>();
    given.values().forEach(allowance -> remarks.add(allowance.remark()));
    boolean toAll = remarks.size() == 1 && given.size() == submission.people().size();
    Allowance whole = given.get("");
    String remark = whole != null ? whole.remark() : toAll ? best.remark() : "";
    return new Allowance(best.due(), best.excused(), remark);
  }

  private static Allowance moreGenerous(Allowance a, Allowance b) {
    return GENEROSITY.compare(a, b) >= 0 ? a : b;
  }
}
