package boardwright.learner;

import boardwright.command.OwnWork;
import boardwright.command.PassingCommand;
import boardwright.lab.Lab;
import boardwright.play.Player;
import boardwright.protocol.Request.Source;
import boardwright.report.Wrapped;
import boardwright.source.UntouchedFile;
import boardwright.submission.Submission;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code play LAB}. What stands behind the lab is for its program, which may have a say in it. */
@Command(
    name = "play",
    description = "Runs the lab's program, your classes first, the provided ones behind them.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  boardwright play checkerboard             in a window, if there is a screen",
      "  boardwright play checkerboard --text      in the terminal",
      "  boardwright play framework --game quixo   another game of the lab"
    })
public final class PlayCommand extends PassingCommand {
  private static final int WIDTH = 80;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "LAB",
      description = "The lab, such as checkerboard.")
  private String lab;

  @Parameters(
      index = "1..*",
      paramLabel = "ARGUMENT",
      description =
          "For the program: where a lab has several games, --game and the name of one, which in"
              + " framework may be a class of yours with its package;"
              + " who plays: --black PLAYER and --white PLAYER, or a side's own name, such as"
              + " --red. A player is human, easy, medium or hard, and"
              + " in gametree random, minmax and alphabeta:4, too. The pages name more options.")
  private List<String> arguments = new ArrayList<>();

  @Option(names = "--text", description = "Plays in the terminal, also where a lab has windows.")
  private boolean text;

  /** What is no option of this command may be one of the program's. */
  @Spec
  void setSpec(CommandSpec spec) {
    spec.parser().unmatchedOptionsArePositionalParams(true);
  }

  @Override
  protected void run() {
    boolean isLab = lab == null || !lab.startsWith("-");
    Lab played = session.lab(isLab ? lab : null);
    List<String> passedOn = new ArrayList<>();
    if (text) {
      passedOn.add("--text");
    }
    if (!isLab) {
      passedOn.add(lab);
    }
    passedOn.addAll(arguments);
    Submission own = OwnWork.in(played);
    List<Source> begun =
        own.sources().stream().filter(file -> !UntouchedFile.is(file.text())).toList();
    List<String> named =
        begun.stream().flatMap(file -> file.types().stream()).filter(arguments::contains).toList();
    Player player = new Player(played, own.with(begun), named);
    player.whose().forEach(line -> session.print(Wrapped.lines(line, WIDTH)));
    if (begun.size() < own.sources().size() || own.notes().stream().anyMatch(UntouchedFile::is)) {
      session.print("A file that is still as start wrote it is left out.");
    }
    player.play(passedOn, session.err());
  }
}
