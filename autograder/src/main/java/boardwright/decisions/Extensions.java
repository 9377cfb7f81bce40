package boardwright.decisions;

import boardwright.intake.table.Table.Row;
import boardwright.lab.Deadline;
import boardwright.lab.WrongValueException;
import boardwright.submission.Allowance;
import boardwright.submission.Submission;
import boardwright.text.Printable;
import boardwright.text.SameName;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who was allowed what: a CSV file with the columns {@code student}, an id, an email address or a
 * full name; {@code allowance}, {@code +3 days}, {@code +12 hours}, {@code excused}, a deadline, or
 * {@code none}, which takes back what an earlier list allowed; and {@code remark}. A student whom
 * nobody or several could be is never guessed.
 */
public final class Extensions {
  private static final String EXPECTED = "+3 days, +12 hours, excused, none, or " + Deadline.FORM;
  private static final Pattern MORE =
      Pattern.compile("\\+ *(\\d{1,4}) *(d|days?|h|hours?)", Pattern.CASE_INSENSITIVE);

  private final InstructorFile file;
  private final Optional<Deadline> called;
  private final Optional<Deadline> deadline;
  private final List<String> remarks = new ArrayList<>();

  private Extensions(InstructorFile file, Optional<Deadline> called, Optional<Deadline> own) {
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
   * @throws boardwright.intake.files.IntakeException if the file is wrong, or could mean several
   *     students
   */
  public static List<Submission> applied(
      Path path,
      List<Submission> submissions,
      Optional<Deadline> called,
      Optional<Deadline> own,
      List<String> remarks) {
    InstructorFile file = InstructorFile.read(path, "student, allowance, remark");
    Extensions extensions = new Extensions(file, called, own);
    Map<String, Map<String, Allowance>> allowed = extensions.read(submissions);
    remarks.addAll(extensions.remarks);
    return submissions.stream()
        .map(s -> allowed.containsKey(s.id()) ? s.with(shared(s, allowed.get(s.id()))) : s)
        .toList();
  }

  /** What was allowed, by the submission's id, and by how the file calls the submission or one. */
  private Map<String, Map<String, Allowance>> read(List<Submission> submissions) {
    int student = file.column("student", "id", "email", "name");
    int allowance = file.column("allowance", "deadline", "extension");
    int remark = file.columnIfAny("remark", "reason");
    SubmissionFinder finder = new SubmissionFinder(submissions);
    Map<String, Map<String, Allowance>> allowed = new HashMap<>();
    Map<String, Integer> lines = new HashMap<>();
    file.forEachRow(
        row -> {
          String who = row.cell(student);
          Allowance what = allowance(row, row.cell(allowance), row.cell(remark));
          Integer before = lines.put(SameName.key(who), row.line());
          if (before != null) {
            throw file.wrong(
                row.line(),
                "each student once, but line %d has '%s' too"
                    .formatted(before, Printable.label(who)));
          }
          file.found(row, who, finder)
              .ifPresentOrElse(
                  found ->
                      allowed
                          .computeIfAbsent(found.submission().id(), id -> new LinkedHashMap<>())
                          .merge(found.shown(), what, Extensions::moreGenerous),
                  () -> remarks.add(file.nobody(row, who) + "."));
        });
    return allowed;
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
    Allowance whole = given.get(submission.id());
    String remark = whole != null ? whole.remark() : toAll ? best.remark() : "";
    return new Allowance(best.due(), best.excused(), remark);
  }

  private Allowance allowance(Row row, String text, String remark) {
    int line = row.line();
    if (text.equalsIgnoreCase("none")) {
      return new Allowance(called.orElse(null), false, "");
    }
    if (text.toLowerCase(Locale.ROOT).equals("excused")) {
      return new Allowance(called.orElse(null), true, remark);
    }
    Matcher more = MORE.matcher(text);
    if (more.matches()) {
      if (deadline.isEmpty()) {
        throw file.wrong(line, "a deadline to count %s from: give --deadline".formatted(text));
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
    Deadline until =
        due(row, text)
            .orElseThrow(
                () -> file.wrong(line, EXPECTED + ", but found '" + Printable.label(text) + "'"));
    if (deadline.isPresent() && until.instant().isBefore(deadline.get().instant())) {
      throw file.wrong(
          line,
          "a time that is not before the deadline, %s, but found '%s'"
              .formatted(deadline.get(), Printable.label(text)));
    }
    return new Allowance(until, false, remark);
  }

  private Optional<Deadline> due(Row row, String text) {
    try {
      return Deadline.parse(text)
          .or(() -> deadline.flatMap(d -> Deadline.parse(text + " " + d.at().getZone())));
    } catch (WrongValueException e) {
      throw file.unknown(row, e.getMessage());
    }
  }

  private static Allowance moreGenerous(Allowance a, Allowance b) {
    if (a.excused() != b.excused()) {
      return a.excused() ? a : b;
    }
    return a.excused()
        ? a
        : List.of(a, b).stream()
            .max(
                Comparator.comparing(
                    allowed -> allowed.due() == null ? Instant.MIN : allowed.due().instant()))
            .orElse(a);
  }
}
