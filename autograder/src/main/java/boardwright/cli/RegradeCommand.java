package boardwright.cli;

import boardwright.command.CommandCalls;
import boardwright.command.ExitCode;
import boardwright.command.Session;
import boardwright.gradebook.GradeChanges;
import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.run.Run;
import boardwright.run.RunFacts;
import boardwright.run.RunFolder;
import boardwright.submission.Correction;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code regrade DIR}. */
@Command(
    name = "regrade",
    description = "Grades a run once more, after checks changed, and shows whose grade moved.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright regrade grades"})
final class RegradeCommand implements CommandCalls {
  private final Session session;

  @Parameters(paramLabel = "DIR", description = "The folder that grade --out made.")
  private Path folder;

  @Mixin private GradingOptions grading;

  RegradeCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    // refuses any other folder, which would become a run's when it is opened to write
    RunFolder.openToRead(folder);
    try (RunFolder run = RunFolder.openToWrite(folder)) {
      RunFacts old = run.facts();
      Lab lab = session.lab(old.lab());
      List<Graded> before = run.lastFinished();
      List<LazySubmission> submissions = run.submissions();
      List<Submission> heads = submissions.stream().map(LazySubmission::head).toList();
      grading.workers(); // a wrong number is refused, also where nobody has to work
      Optional<Map<String, List<Correction>>> decided = grading.corrections(lab, heads);
      RunFacts facts = new RunFacts(old.lab(), old.seed(), old.source(), old.submissions(), false);
      List<Graded> after;
      try (RunFiles files = new RunFiles(lab, run, heads.size(), session.err()::println)) {
        after =
            new Run(lab, run, facts, () -> grading.graders(session, lab, submissions), files)
                .grade(submissions, decided)
                .graded();
      }
      session.print(GradeChanges.of(before, after));
      warnOfEarlier(lab.manifest().late().deadline(), heads);
    }
    return ExitCode.ALL_PASSED;
  }

  /** What was allowed is as it was, also where the lab's own deadline is later by now. */
  private void warnOfEarlier(Deadline deadline, List<Submission> submissions) {
    long earlier =
        submissions.stream()
            .map(submission -> submission.allowance().due())
            .filter(due -> due != null && deadline != null)
            .filter(due -> due.instant().isBefore(deadline.instant()))
            .count();
    if (earlier > 0) {
      session
          .err()
          .println(
              "%d of them keep the deadline that grade gave them, which is before lab.yaml's: call"
                      .formatted(earlier)
                  + " grade again with --deadline to change that.");
    }
  }
}
