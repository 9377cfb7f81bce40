package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.grading.Points;
import boardwright.grading.Scoring;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.lab.TakenOut;
import java.time.Instant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code checks LAB}. */
@Command(
    name = "checks",
    description = "Lists a lab's checks: id, points, rule, title, and what students don't see.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright checks checkerboard"})
final class ChecksCommand extends PassingCommand {
  @Parameters(paramLabel = "LAB", description = "The lab, such as checkerboard.")
  private String lab;

  @Override
  protected void run() {
    Lab listed = session.lab(lab);
    Scoring scoring = new Scoring(listed);
    Instant now = Instant.now();
    for (Stage stage : listed.stages()) {
      for (CheckSpec check : listed.checksOf(stage)) {
        String hidden = listed.hides(check, now) ? " (hidden)" : "";
        String out =
            listed.takenOut(check).map(TakenOut::why).map(" (taken out: %s)"::formatted).orElse("");
        session.print(
            "%s  %s  %s%s%s"
                .formatted(
                    check.id(),
                    Points.rounded(scoring.worth(check, stage)).toPlainString(),
                    check.rule(),
                    hidden,
                    out));
        session.printFolded("    ", check.title());
      }
    }
  }
}
