package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.command.Session;
import boardwright.command.TargetFile;
import boardwright.export.GradescopeBundle;
import boardwright.export.RunnerConfig;
import boardwright.lab.Lab;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export gradescope LAB}. */
@Command(
    name = "gradescope",
    description = "Writes the zip that Gradescope makes an autograder from.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright export gradescope checkerboard --to autograder.zip"})
final class ExportGradescope extends PassingCommand {
  @Parameters(paramLabel = "LAB", description = "The lab, such as checkerboard.")
  private String lab;

  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "Where it goes; gradescope-LAB.zip if not given.")
  private Path to;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "What the random boards are drawn from, the same for all.")
  private Long seed;

  @Override
  protected void run() {
    Lab of = session.lab(lab);
    TargetFile zip = TargetFile.of(to, Path.of("gradescope-" + of.id() + ".zip"));
    RunnerConfig recipe = RunnerConfig.inASandbox(of, Session.seed(seed));
    List<Path> program =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();
    zip.write(path -> GradescopeBundle.write(path, of, recipe, program));
    session.print("autograder for Gradescope, seed %d: %s".formatted(recipe.seed(), zip));
  }
}
