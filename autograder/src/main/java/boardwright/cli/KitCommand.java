package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.export.RunnerConfig;
import boardwright.kit.Kit;
import boardwright.lab.CheckSpec;
import boardwright.lab.Hidden;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kit [LAB…] --out FILE.zip}. */
@Command(
    name = "kit",
    description = "Packs the student edition: labs to play and check, without answers.",
    footer = {
      "",
      "Examples:",
      "  boardwright kit --out kit.zip                            all finished labs",
      "  boardwright kit checkerboard --out kit.zip               one lab",
      "  boardwright kit checkerboard --classroom --out kit.zip   for GitHub Classroom",
      "",
      "handouts/hand-out-and-collect.md says what is in it and how to hand it out."
    },
    mixinStandardHelpOptions = true)
final class KitCommand extends PassingCommand {
  @Parameters(
      arity = "0..*",
      paramLabel = "LAB",
      description = "Which labs to pack; all that are finished, if none is named.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "The zip to write, such as kit.zip.")
  private Path out;

  @Option(
      names = "--classroom",
      description = "Adds a workflow that checks each push on GitHub, for one lab.")
  private boolean classroom;

  @Override
  protected void run() throws IOException {
    List<Lab> labs =
        names.isEmpty()
            ? session.course().labs().stream().filter(lab -> !lab.manifest().draft()).toList()
            : names.stream().distinct().map(session::lab).toList();
    if (classroom && labs.size() != 1) {
      throw new WrongCallException("--classroom wants exactly one lab, such as: kit checkerboard");
    }
    if (!Files.isDirectory(session.course().engine())) {
      throw new WrongCallException("A kit is made from the full tree, and this is not one.");
    }
    Kit kit = Kit.of(session.course().root(), labs);
    Kit whole =
        classroom ? kit.with(RunnerConfig.CLASSROOM, RunnerConfig.classroom(labs.get(0))) : kit;
    try {
      whole.write(out);
    } catch (IOException e) {
      throw new WrongCallException("--out %s: nothing can be written there".formatted(out));
    }
    session.print(
        "kit with %s: %s, %.1f MB"
            .formatted(
                labs.stream().map(Lab::id).collect(Collectors.joining(", ")),
                out,
                Files.size(out) / 1e6));
    if (names.isEmpty()) {
      session.course().labs().stream()
          .filter(lab -> lab.manifest().draft())
          .forEach(lab -> session.print("  a draft, and left out: " + lab.id()));
    }
    for (Lab lab : labs) {
      List<String> hidden = lab.manifest().hidden().stream().map(Hidden::check).toList();
      lab.checks().stream()
          .filter(check -> hidden.contains(check.id()))
          .forEach(check -> sayHidden(check, whole));
    }
  }

  /**
   * A page may speak of a hidden check elsewhere than in its table, and only people can mend that.
   */
  private void sayHidden(CheckSpec check, Kit kit) {
    List<String> pages = kit.pagesWith(check.title());
    session.print(
        "  hidden, and left out: %s%s"
            .formatted(
                check.id(),
                pages.isEmpty() ? "" : "; its sentence is still in " + String.join(", ", pages)));
  }
}
