package boardwright.cli;

import boardwright.intake.Intake;
import boardwright.lab.Lab;
import boardwright.play.Player;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code play LAB}. */
@Command(
    name = "play",
    description = "Runs the lab's program, your classes first, the provided ones behind them.",
    mixinStandardHelpOptions = true)
final class PlayCommand implements CommandCalls {
  private final Session session;

  @Parameters(arity = "0..1", paramLabel = "LAB", description = "The lab, such as checkerboard.")
  private String lab;

  @Option(names = "--text", description = "Plays in the terminal, also where a lab has windows.")
  private boolean text;

  PlayCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Lab played = session.lab(lab);
    Player player = new Player(played, Intake.own(played));
    session.print(player.whose());
    player.play(text ? List.of("--text") : List.of(), session.err());
    return ExitCode.ALL_PASSED;
  }
}
