package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.command.TargetFile;
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
    description = "Writes the workflow that checks each push to a kit on GitHub Classroom.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright export classroom checkerboard"})
final class ExportClassroom extends PassingCommand {
  @Parameters(paramLabel = "LAB", description = "The lab, such as checkerboard.")
  private String lab;

  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "Where it goes; classroom.yml if not given.")
  private Path to;

  @Override
  protected void run() {
    TargetFile file = TargetFile.of(to, Path.of("classroom.yml"));
    Lab of = session.lab(lab);
    file.write(path -> Files.writeString(path, RunnerConfig.classroom(of)));
    session.print("workflow for GitHub Classroom: " + file);
    session.print(
        "It belongs into the template repository, beside the kit: " + RunnerConfig.CLASSROOM);
  }
}
