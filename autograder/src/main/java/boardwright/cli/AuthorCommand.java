package boardwright.cli;

import boardwright.lab.Lab;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code author …}: what authors of labs do. */
@Command(
    name = "author",
    description = "Helps you to write a lab: its files, its pages, and the proof of its checks.",
    synopsisSubcommandLabel = "TASK",
    subcommands = {AuthorNew.class, AuthorPages.class, AuthorProve.class, AuthorEvaluate.class},
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example:",
      "  boardwright author new halma",
      "",
      "handouts/authors.md takes you from there to a finished lab."
    })
final class AuthorCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  /** Says that a file of a lab was written, and where it is if the lab is from elsewhere. */
  static String written(Lab lab, Path file) {
    return "wrote "
        + lab.inTree(file)
        + (lab.isFromElsewhere()
            ? " in %s: copy it into the lab's repository".formatted(lab.home())
            : "");
  }

  @Override
  public Integer call() {
    throw new CommandLine.ParameterException(
        spec.commandLine(),
        "What do you want to do? There are: " + String.join(", ", spec.subcommands().keySet()));
  }
}
