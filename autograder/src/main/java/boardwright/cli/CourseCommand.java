package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.gradebook.Semester;
import boardwright.html.ClassPages;
import boardwright.lab.WrongCallException;
import boardwright.run.Graded;
import boardwright.run.RunFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code course RUN… --out FOLDER}. */
@Command(
    name = "course",
    description = "A page over the labs of a semester: who stands where, who has stopped.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright course grades-1 grades-2 grades-3 --out course"})
final class CourseCommand extends PassingCommand {
  private static final String TABLE = "course.csv";

  @Parameters(
      arity = "1..*",
      paramLabel = "RUN",
      description = "The folders that grade --out made, one a lab, in the order of the semester.")
  private List<Path> folders;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FOLDER",
      description = "Where course.html and course.csv go.")
  private Path out;

  @Override
  protected void run() throws IOException {
    List<RunFolder> runs = folders.stream().map(RunFolder::openToRead).toList();
    List<String> labs = runs.stream().map(run -> run.facts().lab()).toList();
    Set<String> seen = new HashSet<>();
    labs.stream()
        .filter(lab -> !seen.add(lab))
        .findFirst()
        .ifPresent(
            lab -> {
              throw new WrongCallException(
                  "There are two runs of lab '%s': bring them together first, with merge."
                      .formatted(lab));
            });
    Semester semester =
        Semester.of(
            labs,
            runs.stream()
                .map(run -> run.finished().stream().map(Graded::report).toList())
                .toList());
    Files.createDirectories(out);
    Files.writeString(out.resolve(TABLE), semester.csv());
    Files.writeString(out.resolve(ClassPages.SEMESTER), ClassPages.semester(semester, folders));
    List<String> stopped =
        semester.students().stream()
            .filter(student -> semester.nothingSince(student).isPresent())
            .map(student -> student.name() + " (" + semester.nothingSince(student).get() + ")")
            .toList();
    session.print("%d students".formatted(semester.students().size()));
    if (!stopped.isEmpty()) {
      session.printFolded("nothing:  ", String.join("; ", stopped));
    }
    session.print("the page:  " + out.resolve(ClassPages.SEMESTER));
    session.print("the table: " + out.resolve(TABLE));
  }
}
