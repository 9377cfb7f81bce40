package boardwright.cli;

import boardwright.author.DiagnosisEvaluation;
import boardwright.command.PassingCommand;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code author evaluate LAB}. */
@Command(
    name = "evaluate",
    description =
        "Measures how often a lab's diagnoses are right: plants its faults in its variants, and"
            + " compares what is said with what was planted. It takes some minutes.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright author evaluate checkerboard"})
final class AuthorEvaluate extends PassingCommand {
  @Parameters(paramLabel = "LAB", description = "The lab, such as checkerboard.")
  private String name;

  @Override
  protected void run() throws Exception {
    Lab lab = session.lab(name);
    DiagnosisEvaluation evaluation = new DiagnosisEvaluation(session.workers());
    evaluation.addAll(lab);
    if (evaluation.reported().cases() == 0) {
      throw new WrongCallException(
          "There is nothing to measure: no fault in labs/%s/misconceptions.json fits a variant."
              .formatted(lab.id()));
    }
    session.print(evaluation.lines());
  }
}
