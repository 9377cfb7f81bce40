package boardwright.cli;

import boardwright.export.ClassroomWorkflow;
import boardwright.export.RunnerConfig;
import boardwright.lab.Lab;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export classroom LAB}. */
@Command(
    name = "classroom",
    description = "Writes the workflow file with which GitHub Classroom grades each push.",
    mixinStandardHelpOptions = true)
final class ExportClassroom implements CommandCalls {
  private final Session session;

  @Parameters(paramLabel = "LAB", description = "The lab, such as checkerboard.")
  private String lab;

  @Option(
      names = "--repository",
      required = true,
      paramLabel = "OWNER/NAME",
      description = "Your copy of Boardwright on GitHub, which the workflow grades with.")
  private String repository;

  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "Where it goes; classroom.yml if not given.")
  private Path to;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "What the random boards are drawn from, the same for all.")
  private Long seed;

  ExportClassroom(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Lab of = session.lab(lab);
    RunnerConfig recipe = RunnerConfig.inASandbox(of, Session.seed(seed));
    TargetFile file = TargetFile.of(to, Path.of("classroom.yml"));
    file.write(path -> Files.writeString(path, ClassroomWorkflow.of(recipe, repository)));
    session
        .out()
        .println("workflow for GitHub Classroom, seed %d: %s".formatted(recipe.seed(), file));
    session.out().println("It belongs into the template repository: .github/workflows");
    return ExitCode.ALL_PASSED;
  }
}
