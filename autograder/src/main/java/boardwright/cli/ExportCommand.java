package boardwright.cli;

import java.util.concurrent.Callable;
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
      ExportTable.class,
      ExportPage.class,
      ExportJunit.class,
      ExportGradescope.class,
      ExportContainer.class,
      ExportClassroom.class
    },
    mixinStandardHelpOptions = true)
final class ExportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    throw new CommandLine.ParameterException(
        spec.commandLine(),
        "Export what? There are: " + String.join(", ", spec.subcommands().keySet()));
  }
}
