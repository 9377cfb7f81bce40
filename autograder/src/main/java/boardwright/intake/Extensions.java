package boardwright.intake;

import boardwright.intake.Table.Row;
import boardwright.lab.Deadline;
import java.io.IOException;
import java.nio.file.Path;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Who was allowed what: a CSV file with the columns {@code student}, an id, an email address or a
 * full name; {@code allowance}, {@code +3 days}, {@code +12 hours}, {@code excused} or a deadline;
 * and {@code remark}. A student whom nobody or several could be is never guessed.
 */
final class Extensions {
  private static final int LARGEST = 20 << 20;
  private static final String EXPECTED = "+3 days, +12 hours, excused, or " + Deadline.FORM;
  private static final Pattern MORE =
      Pattern.compile("\\+ *(\\d{1,4}) *(d|days?|h|hours?)", Pattern.CASE_INSENSITIVE);

  private final String file;
  private final Optional<Deadline> called;
  private final Optional<Deadline> deadline;
  private final List<String> remarks = new ArrayList<>();

  private Extensions(String file, Optional<Deadline> called, Optional<Deadline> own) {
    this.file = file;
    this.called = called;
    this.deadline = called.isPresent() ? called : own;
  }

  /**
   * The same submissions with what was allowed. Where several of a group were allowed something,
   * the most generous counts for all.
   *
   * @param called the deadline that the command line gave
   * @param own the lab's own deadline
   * @param remarks gets what is to be said of the file
   * @throws IntakeException if the file is wrong, or could mean several students
   */
  static List<Submission> applied(
      Path path,
      List<Submission> submissions,
      Optional<Deadline> called,
      Optional<Deadline> own,
      List<String> remarks) {
    Extensions extensions = new Extensions(path.getFileName().toString(), called, own);
    Map<Submission, Allowance> allowed = extensions.read(path, submissions);
    remarks.addAll(extensions.remarks);
    return submissions.stream()
        .map(s -> allowed.containsKey(s) ? s.with(allowed.get(s)) : s)
        .toList();
  }

  private Map<Submission, Allowance> read(Path path, List<Submission> submissions) {
    Table table;
    try {
      table =
          Table.of(new DiskItem(path).bytes(LARGEST))
              .orElseThrow(() -> wrong(1, "the columns student, allowance, remark"));
    } catch (IOException e) {
      throw new IntakeException(path + ": cannot be read");
    }
    int student = table.column("student", "id", "email", "name");
    int allowance = table.column("allowance", "deadline", "extension");
    int remark = table.column("remark", "reason");
    if (student < 0 || allowance < 0) {
      throw wrong(1, "the columns student, allowance, remark");
    }
    Map<Submission, Allowance> allowed = new IdentityHashMap<>();
    Map<String, Integer> lines = new HashMap<>();
    for (Row row : table.rows()) {
      String who = row.cell(student);
      Allowance what = allowance(row.line(), row.cell(allowance), row.cell(remark));
      Integer before = lines.put(Names.key(who), row.line());
      if (before != null) {
        throw wrong(
            row.line(),
            "each student once, but '%s' stands in line %d too"
                .formatted(SourceChoice.label(who), before));
      }
      submission(row.line(), who, submissions)
          .ifPresent(submission -> allowed.merge(submission, what, Extensions::moreGenerous));
    }
    return allowed;
  }

  private Optional<Submission> submission(int line, String who, List<Submission> submissions) {
    List<Submission> fitting = new ArrayList<>();
    List<String> candidates = new ArrayList<>();
    for (Submission submission : submissions) {
      List<String> people =
          submission.people().stream()
              .filter(p -> is(who, p.id()) || is(who, p.email()) || is(who, p.name()))
              .map(Extensions::shown)
              .toList();
      boolean itself = is(who, submission.name()) || is(who, submission.id());
      if (!people.isEmpty() || itself) {
        fitting.add(submission);
        candidates.addAll(people.isEmpty() ? List.of(submission.id()) : people);
      }
    }
    if (candidates.size() > 1) {
      throw new IntakeException(
          "%s:%d: '%s' may be any of these: %s; give an id or an email address"
              .formatted(file, line, SourceChoice.label(who), String.join(" \u00b7 ", candidates)));
    }
    if (fitting.isEmpty()) {
      remarks.add(
          "%s:%d: nobody who handed in is '%s'.".formatted(file, line, SourceChoice.label(who)));
    }
    return fitting.stream().findFirst();
  }

  private static boolean is(String who, String known) {
    return !known.isEmpty() && Names.key(who).equals(Names.key(known));
  }

  private static String shown(Person person) {
    String more =
        String.join(
            ", ", Stream.of(person.id(), person.email()).filter(t -> !t.isEmpty()).toList());
    return SourceChoice.label(person.name()) + (more.isEmpty() ? "" : " (" + more + ")");
  }

  private Allowance allowance(int line, String text, String remark) {
    if (text.toLowerCase(Locale.ROOT).equals("excused")) {
      return new Allowance(called.orElse(null), true, remark);
    }
    Matcher more = MORE.matcher(text);
    if (more.matches()) {
      if (deadline.isEmpty()) {
        throw wrong(line, "a deadline to count %s from: give --deadline".formatted(text));
      }
      ChronoUnit unit =
          more.group(2).toLowerCase(Locale.ROOT).startsWith("d")
              ? ChronoUnit.DAYS
              : ChronoUnit.HOURS;
      return new Allowance(
          new Deadline(deadline.get().at().plus(Long.parseLong(more.group(1)), unit)),
          false,
          remark);
    }
    Optional<Deadline> due = Deadline.parse(text);
    if (due.isEmpty() && deadline.isPresent()) {
      due = Deadline.parse(text + " " + deadline.get().at().getZone());
    }
    return new Allowance(
        due.orElseThrow(
            () -> wrong(line, EXPECTED + ", but found '" + SourceChoice.label(text) + "'")),
        false,
        remark);
  }

  private static Allowance moreGenerous(Allowance a, Allowance b) {
    if (a.excused() != b.excused()) {
      return a.excused() ? a : b;
    }
    return a.excused()
        ? a
        : List.of(a, b).stream()
            .max(Comparator.comparing(allowed -> allowed.due().instant()))
            .orElse(a);
  }

  private IntakeException wrong(int line, String expected) {
    return new IntakeException("%s:%d: expected %s".formatted(file, line, expected));
  }
}
