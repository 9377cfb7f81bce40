package boardwright.learner;

import boardwright.command.ExitCode;
import boardwright.command.OwnWork;
import boardwright.command.SessionCommand;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.play.Player;
import boardwright.submission.Submission;
import boardwright.text.NearName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code run CLASS}. */
@Command(
    name = "run",
    description = "Runs the main method of a class of yours, with the provided ones behind it.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  boardwright run Square",
      "  boardwright run checkerboard/Square 3 4   with arguments for main"
    })
public final class RunCommand extends SessionCommand {
  @Parameters(
      index = "0",
      paramLabel = "[LAB/]CLASS",
      description = "The class, such as Square or checkerboard/Square.")
  private String type;

  @Parameters(index = "1..*", paramLabel = "ARGUMENT", description = "For the main method.")
  private List<String> arguments = new ArrayList<>();

  @Spec
  void setSpec(CommandSpec spec) {
    spec.parser().unmatchedOptionsArePositionalParams(true);
  }

  @Override
  public Integer call() {
    String[] parts = type.split("/", 2);
    String simple = parts[parts.length - 1].replaceAll("\\.java$", "");
    List<Lab> labs = parts.length > 1 ? List.of(session.lab(parts[0])) : session.labs();
    List<Own> found = labs.stream().flatMap(lab -> Own.of(lab, simple)).toList();
    if (found.size() > 1) {
      Optional<Lab> current = session.workedOn();
      found = found.stream().filter(own -> current.filter(own.lab::equals).isPresent()).toList();
    }
    if (found.size() != 1) {
      List<String> all = labs.stream().flatMap(Own::names).distinct().sorted().toList();
      throw new WrongCallException(
          "You have no class '%s'.%s"
              .formatted(
                  simple,
                  NearName.of(simple, all)
                      .map(near -> " Did you mean " + near + "?")
                      .orElse(all.isEmpty() ? "" : " Yours are: " + String.join(", ", all) + ".")));
    }
    Own own = found.get(0);
    Player player = new Player(own.lab, own.submission, List.of(own.name));
    return player.run(own.name, arguments, session.err())
        ? ExitCode.ALL_PASSED
        : ExitCode.WRONG_CALL;
  }

  /** A class of the learner's. */
  private record Own(Lab lab, Submission submission, String name) {
    static Stream<Own> of(Lab lab, String simple) {
      Submission own = OwnWork.in(lab);
      return own.sources().stream()
          .flatMap(source -> source.types().stream())
          .filter(name -> name.equals(simple) || name.endsWith("." + simple))
          .distinct()
          .map(name -> new Own(lab, own, name));
    }

    static Stream<String> names(Lab lab) {
      return OwnWork.in(lab).sources().stream()
          .flatMap(source -> source.types().stream())
          .map(name -> name.substring(name.lastIndexOf('.') + 1));
    }
  }
}
