package boardwright.learner;

import boardwright.classfile.Shape;
import boardwright.classfile.Synopsis;
import boardwright.command.PassingCommand;
import boardwright.lab.ClassReference;
import boardwright.lab.ClassReference.Contract;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.protocol.TypeName;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code synopsis LAB CLASS [MEMBER]}. */
@Command(
    name = "synopsis",
    description =
        "Prints the members of a provided class, as the handouts do, or what one member promises.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  boardwright synopsis checkerboard Square",
      "  boardwright synopsis checkerboard Square getNext",
      "  boardwright synopsis checkerboard Move Move   the class, its constructors"
    })
public final class SynopsisCommand extends PassingCommand {
  @Parameters(index = "0", paramLabel = "LAB", description = "The lab, such as checkerboard.")
  private String lab;

  @Parameters(index = "1", paramLabel = "CLASS", description = "The class, such as Square.")
  private String type;

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "MEMBER",
      description = "A field, method or nested class, such as getNext.")
  private String member;

  @Override
  protected void run() throws IOException {
    Lab of = session.lab(lab);
    String name = of.qualified(type.replace('.', '$'));
    Map<String, ClassReference> all = new TreeMap<>();
    if (member != null) {
      ClassReference.all(of.id()).forEach(reference -> all.put(reference.name(), reference));
    }
    if (!of.provided().contains(name) || member != null && !all.containsKey(name)) {
      throw new WrongCallException(
          "Lab '%s' has no class '%s'. You replace: %s."
              .formatted(of.id(), type, String.join(", ", of.replaceable())));
    }
    if (member != null) {
      printContracts(all, name);
      return;
    }
    try (InputStream in =
        getClass().getClassLoader().getResourceAsStream(name.replace('.', '/') + ".class")) {
      session.print("package " + TypeName.packageOf(name) + ";");
      session.out().println();
      session.print(Synopsis.of(Shape.of(in.readAllBytes())));
    }
  }

  private void printContracts(Map<String, ClassReference> all, String name) {
    String wanted = member.replaceAll("\\(.*", "");
    Map<String, ClassReference> owners = owners(all, name);
    if (!owners.containsKey(wanted)) {
      throw new WrongCallException(
          "%s has no member '%s'. It has: %s."
              .formatted(type, wanted, String.join(", ", owners.keySet())));
    }
    session.print(owners.get(wanted).name().replace('$', '.'));
    for (Contract one : owners.get(wanted).contracts()) {
      if (one.name().equals(wanted)) {
        session.out().println();
        session.printFolded("", one.signature());
        session.printFolded("  ", ClassReference.plain(one.text()));
        one.terms()
            .forEach(
                term ->
                    session.printFolded(
                        "  %-8s ".formatted(term.label()), ClassReference.plain(term.text())));
      }
    }
  }

  /**
   * Which class declares what can be asked for: its own members, nested classes, inherited ones.
   */
  private static Map<String, ClassReference> owners(Map<String, ClassReference> all, String type) {
    Map<String, ClassReference> owners = new LinkedHashMap<>();
    all.get(type).contracts().forEach(one -> owners.put(one.name(), all.get(type)));
    all.values().stream()
        .filter(nested -> nested.name().startsWith(type + "$"))
        .forEach(nested -> owners.put(nested.contracts().get(0).name(), nested));
    all.get(type).supertypes().forEach(above -> owners(all, above).forEach(owners::putIfAbsent));
    return owners;
  }
}
