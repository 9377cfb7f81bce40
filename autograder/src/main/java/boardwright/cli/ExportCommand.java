package boardwright.cli;

import boardwright.export.Filled;
import boardwright.export.Grades;
import boardwright.export.Ids;
import boardwright.export.Original;
import boardwright.export.Recipe;
import boardwright.intake.Platform;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.run.RunFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code export …}: grades in the forms that other programs read. */
@Command(
    name = "export",
    description = "Grades for Gradescope, GitHub Classroom, Moodle, Canvas and others.",
    synopsisSubcommandLabel = "FORM",
    subcommands = {
      ExportMoodle.class,
      ExportCanvas.class,
      ExportJunit.class,
      ExportGradescope.class,
      ExportGradescopeResults.class,
      ExportClassroom.class,
      ExportClassroomResult.class
    },
    mixinStandardHelpOptions = true)
final class ExportCommand implements CommandCalls {
  /** How many grades are told that took the place of others. */
  private static final int MOST_REPLACED = 20;

  @Spec private CommandSpec spec;

  ExportCommand(Session session) {
    // a command is made with a session, and this one leaves the work to its forms
  }

  @Override
  public Integer call() {
    throw new CommandLine.ParameterException(
        spec.commandLine(),
        "Export what? There are: " + String.join(", ", spec.subcommands().keySet()));
  }

  /**
   * A run and its lab.
   *
   * @throws boardwright.run.RunFolderException if the folder is not that of a run, or of one that
   *     has not come to its end
   */
  static OfRun read(Path folder, Session session) {
    RunFolder run = RunFolder.openToRead(folder);
    return new OfRun(run, session.lab(run.facts().lab()), run.finished());
  }

  /** An instructor's file. */
  static Original original(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new WrongCallException(file + ": no such file");
    }
    return new Original(file.toString(), Files.readAllBytes(file));
  }

  /**
   * Where a file is to be written.
   *
   * @param to what the option says; null if it was not given
   * @param usual where it goes then
   * @throws WrongCallException if there can be no file there
   */
  static Path target(Path to, Path usual) {
    if (to == null) {
      return usual;
    }
    Path folder = to.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new WrongCallException("--to %s: there is no folder %s".formatted(to, folder));
    }
    if (Files.isDirectory(to)) {
      throw new WrongCallException("--to %s: expected a file, but this is a folder".formatted(to));
    }
    return to;
  }

  /** What writes a file. */
  interface Writing {
    /** Writes it. */
    void run() throws IOException;
  }

  /**
   * Writes to a place that the instructor chose.
   *
   * @throws WrongCallException if that cannot be
   */
  static void write(Path target, Writing writing) {
    try {
      writing.run();
    } catch (IOException e) {
      throw new WrongCallException(
          target + ": nothing can be written there; say another place with --to");
    }
  }

  /** Writes a filled-in file beside the instructor's own and says what is in it. */
  static void write(Filled filled, Path original, Path target, Session session) throws IOException {
    if (Files.exists(target) && Files.isSameFile(original, target)) {
      throw new WrongCallException(
          "--to %s: expected another file than the one that is read".formatted(target));
    }
    write(target, () -> Files.write(target, filled.bytes()));
    session
        .out()
        .println(
            "%d %s filled in: %s"
                .formatted(filled.filled(), filled.filled() == 1 ? "grade" : "grades", target));
    say("no submission, left as it was", filled.left(), session);
    say("not wholly graded, left as it was", filled.ungraded(), session);
    say("handed in, but is not in the file", filled.unmatched(), session);
    say("takes no grade, left as it was", filled.closed(), session);
    List<String> replaced = filled.replaced();
    int told = Math.min(MOST_REPLACED, replaced.size());
    say("had another grade", replaced.subList(0, told), session);
    if (replaced.size() > told) {
      session.out().println("  had another grade: and %d more".formatted(replaced.size() - told));
    }
  }

  /** How all are graded on machines that are sandboxes already, with one seed for all. */
  static Recipe elsewhere(Lab lab, Long seed) {
    return new Recipe(lab.id(), Session.seed(seed), List.of("--sandbox", "none"));
  }

  private static void say(String what, List<String> who, Session session) {
    who.forEach(one -> session.out().println("  " + what + ": " + one));
  }

  /**
   * A run.
   *
   * @param graded all that was graded in it
   */
  record OfRun(RunFolder run, Lab lab, List<Graded> graded) {
    /** What is filled into a file of a platform. */
    Grades grades(Platform there, boolean rescale) {
      return new Grades(graded, Ids.of(run.facts().source(), there), rescale);
    }

    /** The only submission. */
    Graded only() {
      if (graded.size() != 1) {
        throw new WrongCallException(
            "%s: expected a run of one submission, but it has %d"
                .formatted(run.path(), graded.size()));
      }
      return graded.get(0);
    }
  }
}
