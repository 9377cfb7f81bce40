package boardwright.decisions;

import boardwright.decisions.Decision.What;
import boardwright.decisions.SubmissionFinder.Found;
import boardwright.lab.Deadline;
import boardwright.submission.Submission;
import boardwright.text.Printable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * When hand-ins came in, where their platform doesn't say it: a CSV file with the columns {@code
 * student}, as in a list of extensions, and {@code time}. A time without a zone is one of the
 * deadline's zone. It stands above what the platform says.
 */
public final class Times {
  private Times() {}

  /**
   * Reads the file.
   *
   * @param contents what stands for the sources of each submission, by its id: a time is that of
   *     one hand-in, and not of what the same people hand in later
   * @throws DecisionException if it is wrong, or could mean several students
   */
  public static List<Decision> read(
      Path path,
      List<Submission> submissions,
      Map<String, String> contents,
      Optional<Deadline> deadline,
      Consumer<String> remarks) {
    InstructorFile file = InstructorFile.read(path, "student, time");
    int student = file.column("student", "id", "email", "name");
    int time = file.column("time", "submitted", "when");
    int replaces = file.columnIfAny("replaces");
    SubmissionFinder finder = new SubmissionFinder(submissions);
    List<Decision> decisions = new ArrayList<>();
    file.forEachRow(
        row -> {
          String text = row.cell(time);
          Deadline when =
              file.time(row, text, deadline)
                  .orElseThrow(
                      () ->
                          file.wrong(
                              row.line(),
                              "a time such as 2026-11-30 23:59, with its zone if there is no deadline, but found '%s'"
                                  .formatted(Printable.label(text))));
          Optional<Found> found = file.found(row, row.cell(student), finder);
          if (found.isEmpty()) {
            remarks.accept(file.nobody(row, row.cell(student)) + ".");
            return;
          }
          decisions.add(
              new Decision(
                  What.TIME,
                  found.get().submission().id(),
                  "",
                  "",
                  when.toString(),
                  "",
                  contents.getOrDefault(found.get().submission().id(), ""),
                  InstructorFile.ids(row.cell(replaces)),
                  file.at(row)));
        });
    return decisions;
  }
}
