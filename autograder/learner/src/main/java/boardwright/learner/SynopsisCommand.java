package boardwright.learner;

import boardwright.classfile.Shape;
import boardwright.classfile.Synopsis;
import boardwright.command.PassingCommand;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.protocol.TypeName;
import java.io.IOException;
import java.io.InputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code synopsis LAB CLASS}. */
@Command(
    name = "synopsis",
    description = "Prints the members of a provided class, as the handouts do.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright synopsis checkerboard Square"})
public final class SynopsisCommand extends PassingCommand {
  @Parameters(index = "0", paramLabel = "LAB", description = "The lab, such as checkerboard.")
  private String lab;

  @Parameters(index = "1", paramLabel = "CLASS", description = "The class, such as Square.")
  private String type;

  @Override
  protected void run() throws IOException {
    Lab of = session.lab(lab);
    String name = of.qualified(type);
    if (!of.provided().contains(name)) {
      throw new WrongCallException(
          "Lab '%s' has no class '%s'. You replace: %s."
              .formatted(of.id(), type, String.join(", ", of.replaceable())));
    }
    try (InputStream in =
        getClass().getClassLoader().getResourceAsStream(name.replace('.', '/') + ".class")) {
      session.print("package " + TypeName.packageOf(name) + ";");
      session.out().println();
      session.print(Synopsis.of(Shape.of(in.readAllBytes())));
    }
  }
}
