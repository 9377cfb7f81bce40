package boardwright.cli;

import boardwright.grading.Scoring;
import boardwright.intake.instructor.Corrections;
import boardwright.lab.Lab;
import boardwright.submission.Correction;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a command that grades a class. */
final class GradingOptions {
  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many workers grade at a time; the number of cores if not given.")
  private Integer threads;

  @Mixin private SandboxOption sandbox;

  @Option(
      names = "--corrections",
      paramLabel = "FILE",
      description =
          "A CSV file with your decisions: submission, check, points, remark. Once read they stay"
              + " until another file is given.")
  private Path corrections;

  /** How many workers grade at a time. */
  int workers() {
    int workers = threads != null ? threads : Runtime.getRuntime().availableProcessors();
    if (workers < 1) {
      throw new WrongCallException("--threads " + workers + ": expected 1 or more");
    }
    return workers;
  }

  /** What is put around the workers of these submissions. */
  Shelter shelter(Lab lab, List<LazySubmission> submissions) {
    return sandbox.shelter(lab, submissions);
  }

  /** What an instructor decided, by submission; empty if no file was given. */
  Optional<Map<String, List<Correction>>> corrections(Lab lab, List<Submission> submissions) {
    Scoring scoring = new Scoring(lab);
    return IntakeOptions.file("--corrections", corrections)
        .map(
            file ->
                Corrections.read(
                    file,
                    lab,
                    submissions,
                    check -> scoring.worth(check, lab.stage(check.stage()).orElseThrow())));
  }
}
