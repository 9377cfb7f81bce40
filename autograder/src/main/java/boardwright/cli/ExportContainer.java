package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.command.TargetFile;
import boardwright.export.GraderBundle;
import boardwright.lab.WrongCallException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code export container LAB}. */
@Command(
    name = "container",
    description = "Writes the folder of an image that grades one hand-in in a container.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright export container checkerboard --to image"})
final class ExportContainer extends PassingCommand {
  @Mixin private BundleOptions options;

  @Option(
      names = "--to",
      paramLabel = "FOLDER",
      description = "Where it goes; container-LAB if not given.")
  private Path to;

  @Override
  protected void run() {
    GraderBundle bundle = options.bundle(session);
    String lab = bundle.lab().id();
    Path folder = to == null ? Path.of("container-" + lab) : to;
    if (Files.exists(folder)) { // jars of before would be part of the new program
      throw new WrongCallException(
          "%s: something is there already. Delete it, or say another place with --to."
              .formatted(folder));
    }
    new TargetFile(folder).write(bundle::writeContainer);
    session.print("grader for a container, seed %d: %s".formatted(bundle.recipe().seed(), folder));
    session.print("Next: docker build -t boardwright-%s %s".formatted(lab, folder));
  }
}
