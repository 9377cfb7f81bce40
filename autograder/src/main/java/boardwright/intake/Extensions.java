package boardwright.intake;

import boardwright.intake.Table.Row;
import boardwright.lab.Deadline;
import java.nio.file.Path;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who was allowed what: a CSV file with the columns {@code student}, an id, an email address or a
 * full name; {@code allowance}, {@code +3 days}, {@code +12 hours}, {@code excused} or a deadline;
 * and {@code remark}. A student whom nobody or several could be is never guessed.
 */
final class Extensions {
  private static final String EXPECTED = "+3 days, +12 hours, excused, or " + Deadline.FORM;
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
   * @throws IntakeException if the file is wrong, or could mean several students
   */
  static List<Submission> applied(
      Path path,
      List<Submission> submissions,
      Optional<Deadline> called,
      Optional<Deadline> own,
      List<String> remarks) {
    InstructorFile file = InstructorFile.read(path, "student, allowance, remark");
    Extensions extensions = new Extensions(file, called, own);
    Map<String, Allowance> allowed = extensions.read(submissions);
    remarks.addAll(extensions.remarks);
    return submissions.stream()
        .map(s -> allowed.containsKey(s.id()) ? s.with(allowed.get(s.id())) : s)
        .toList();
  }

  private Map<String, Allowance> read(List<Submission> submissions) {
    int student = file.column("student", "id", "email", "name");
    int allowance = file.column("allowance", "deadline", "extension");
    int remark = file.columnIfAny("remark", "reason");
    SubmissionFinder finder = new SubmissionFinder(submissions);
    Map<String, Allowance> allowed = new HashMap<>();
    Map<String, Integer> lines = new HashMap<>();
    for (Row row : file.rows()) {
      String who = row.cell(student);
      Allowance what = allowance(row.line(), row.cell(allowance), row.cell(remark));
      Integer before = lines.put(Names.key(who), row.line());
      if (before != null) {
        throw file.wrong(
            row.line(),
            "each student once, but '%s' stands in line %d too"
                .formatted(SourceChoice.label(who), before));
      }
      file.submission(row, who, finder)
          .ifPresentOrElse(
              submission -> allowed.merge(submission.id(), what, Extensions::moreGenerous),
              () -> remarks.add(file.nobody(row, who) + "."));
    }
    return allowed;
  }

  private Allowance allowance(int line, String text, String remark) {
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
    Optional<Deadline> due = Deadline.parse(text);
    if (due.isEmpty() && deadline.isPresent()) {
      due = Deadline.parse(text + " " + deadline.get().at().getZone());
    }
    return new Allowance(
        due.orElseThrow(
            () -> file.wrong(line, EXPECTED + ", but found '" + SourceChoice.label(text) + "'")),
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
}
