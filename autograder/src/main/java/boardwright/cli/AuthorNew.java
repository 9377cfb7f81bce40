package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.lab.WrongCallException;
import boardwright.skeleton.LabSkeleton;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code author new LAB [CLASS] [--outside FOLDER]}. */
@Command(
    name = "new",
    description = "Creates the files of a new lab, as a draft that plays, checks and grades.",
    footer = {
      "",
      "Examples:",
      "  boardwright author new halma         its first class is Pile",
      "  boardwright author new halma Board   its first class is Board",
      "  boardwright author new halma --outside ../halma",
      "",
      "handouts/authors.md says how to go on."
    },
    mixinStandardHelpOptions = true)
final class AuthorNew extends PassingCommand {
  @Parameters(
      index = "0",
      paramLabel = "LAB",
      description = "The lab's name, which is also its package: lower-case letters and digits.")
  private String name;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "CLASS",
      defaultValue = "Pile",
      description = "The class that learners replace first; Pile if not given.")
  private String type;

  @Option(
      names = "--outside",
      paramLabel = "FOLDER",
      description = "Creates a repository of its own there, which builds the lab as a jar.")
  private Path outside;

  @Override
  protected void run() throws IOException {
    if (!name.matches("[a-z][a-z0-9]*")) {
      throw new WrongCallException(
          "A lab's name has lower-case letters and digits only, but found '%s'.".formatted(name));
    }
    String stage = type.toLowerCase(Locale.ROOT);
    if (!type.matches("[A-Z][A-Za-z0-9]*") || type.equals("Play") || !SourceVersion.isName(stage)) {
      throw new WrongCallException(
          "The first class needs a name such as Board, and not Play, but found '%s'."
              .formatted(type));
    }
    Path root = session.course().labsFolder().getParent();
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
    if (outside == null) {
      write(root);
    } else {
      writeOutside();
    }
    session.print("Check it:  ./boardwright check " + name);
    session.print("Prove it:  ./boardwright author prove " + name);
    session.print("Go on:     handouts/authors.md");
  }

  private void write(Path root) throws IOException {
    LabSkeleton skeleton = LabSkeleton.of(name, type);
    skeleton.write(root);
    LabSkeleton.addModules(root, name);
    skeleton.files().keySet().forEach(path -> session.print("wrote " + path));
    session.print("changed pom.xml");
    session.print("changed autograder/pom.xml");
    session.print("");
    session.print("Play it:   ./boardwright play " + name);
    session.print(
        "Grade it:  ./boardwright grade %1$s solutions/%1$s/model --out target/%1$s"
            .formatted(name));
  }

  private void writeOutside() throws IOException {
    if (Files.isDirectory(outside)) {
      try (Stream<Path> files = Files.list(outside)) {
        if (files.anyMatch(file -> !file.endsWith(".git"))) {
          throw new WrongCallException(
              "--outside %s: expected an empty folder, or none.".formatted(outside));
        }
      }
    }
    LabSkeleton skeleton = LabSkeleton.elsewhere(name, type);
    skeleton.write(outside);
    skeleton.files().keySet().forEach(path -> session.print("wrote " + outside.resolve(path)));
    session.print("");
    session.print("First:     ./mvnw -q -Dquick -Dmaven.test.skip=true install");
    session.print("Build it:  mvn package, in " + outside);
    session.print("Add it:    cp %s labs/".formatted(outside.resolve("target/" + name + ".jar")));
  }
}
