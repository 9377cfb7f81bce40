package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.command.TargetFile;
import boardwright.export.GraderBundle;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code export gradescope LAB}. */
@Command(
    name = "gradescope",
    description = "Writes the zip that Gradescope makes an autograder from.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright export gradescope checkerboard --to autograder.zip"})
final class ExportGradescope extends PassingCommand {
  @Mixin private BundleOptions options;

  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "Where it goes; gradescope-LAB.zip if not given.")
  private Path to;

  @Override
  protected void run() {
    GraderBundle bundle = options.bundle(session);
    TargetFile zip = TargetFile.of(to, Path.of("gradescope-" + bundle.lab().id() + ".zip"));
    zip.write(bundle::writeGradescope);
    session.print("autograder for Gradescope, seed %d: %s".formatted(bundle.recipe().seed(), zip));
  }
}
