package boardwright.cli;

import boardwright.command.CommandCalls;
import boardwright.command.ExitCode;
import boardwright.command.Session;
import boardwright.lab.WrongCallException;
import boardwright.skeleton.LabSkeleton;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code new-lab NAME}. */
@Command(
    name = "new-lab",
    description = "Creates the files of a new lab, as a draft that plays, checks and grades.",
    footer = {
      "",
      "Example:",
      "  boardwright new-lab halma",
      "",
      "handouts/authors.md says how to go on."
    },
    mixinStandardHelpOptions = true)
final class NewLabCommand implements CommandCalls {
  private final Session session;

  @Parameters(
      paramLabel = "NAME",
      description = "The lab's name, which is also its package: lower-case letters and digits.")
  private String name;

  NewLabCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    if (!name.matches("[a-z][a-z0-9]*")) {
      throw new WrongCallException(
          "A lab's name has lower-case letters and digits only, but found '%s'.".formatted(name));
    }
    Path root = session.course().labsFolder().getParent();
    LabSkeleton skeleton = LabSkeleton.of(name);
    List<Path> taken =
        Stream.of("labs/", "solutions/", "handouts/", "engine/")
            .map(folder -> root.resolve(folder + name))
            .filter(Files::exists)
            .toList();
    if (!taken.isEmpty()) {
      throw new WrongCallException(
          "There is something called '%s' already: %s."
              .formatted(name, root.relativize(taken.get(0))));
    }
    skeleton.write(root, name);
    skeleton.files().keySet().forEach(path -> session.out().println("wrote " + path));
    session.out().println("changed pom.xml");
    session.out().println("changed autograder/pom.xml");
    session.out().println();
    session.out().println("Play it:   ./boardwright play " + name);
    session.out().println("Check it:  ./boardwright check " + name);
    String grade = "Grade it:  ./boardwright grade %1$s solutions/%1$s/model --out target/%1$s%n";
    session.out().printf(grade, name);
    session.out().println("Go on:     handouts/authors.md");
    return ExitCode.ALL_PASSED;
  }
}
