package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.decisions.Decisions;
import boardwright.decisions.History;
import boardwright.gradebook.GradeChanges;
import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.run.Graders;
import boardwright.run.RunFacts;
import boardwright.run.RunFolder;
import boardwright.submission.LazySubmission;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regrade DIR}. */
@Command(
    name = "regrade",
    description = "Grades a run once more, after checks changed, and shows whose grade moved.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  boardwright regrade grades",
      "  boardwright regrade grades --extensions list.csv --dry",
      "  boardwright regrade grades --void square/prints-nothing --why 'The page was unclear.'"
    })
final class RegradeCommand extends PassingCommand {
  @Parameters(paramLabel = "DIR", description = "The folder that grade --out made.")
  private Path folder;

  @Option(
      names = "--dry",
      description = "Shows whose grade would move by what you decide, and changes nothing.")
  private boolean dry;

  @Mixin private DecisionOptions deciding;

  @Mixin private GradingOptions grading;

  @Mixin private final QueueOption queue = new QueueOption();

  @Override
  protected void run() throws InterruptedException {
    // refuses any other folder, which would become a run's when it is opened to write
    RunFolder read = RunFolder.openToRead(folder);
    if (dry) {
      DecidedRun decided = decided(read);
      List<Graded> before = read.graded();
      List<Graded> after =
          before.stream()
              .map(each -> decided.asDecided(read, each.submission().id()).head())
              .toList();
      session.print(GradeChanges.of(before, after));
      return;
    }
    try (queue;
        RunFolder run = RunFolder.openToWrite(folder)) {
      DecidedRun decided = decided(run);
      RunFacts old = run.facts();
      List<Graded> before = run.lastFinished();
      List<LazySubmission> submissions = run.submissions();
      grading.workers(); // a wrong number is refused, also where there is nothing to grade
      RunFacts facts = new RunFacts(old.lab(), old.seed(), old.source(), old.submissions(), false);
      List<Graded> after;
      try (RunFiles files = new RunFiles(decided.lab(), run, submissions.size(), session::remark)) {
        Supplier<Graders> graders =
            () ->
                queue
                    .graders(decided.lab(), folder)
                    .orElseGet(() -> grading.graders(session, decided.lab(), submissions));
        after = decided.grade(run, facts, graders, files, submissions, Set.of(), before).graded();
      }
      session.print(GradeChanges.of(before, after));
    }
  }

  private DecidedRun decided(RunFolder run) {
    Lab own = session.lab(run.facts().lab());
    History ofRun = deciding.ofRun(run.history(own), own);
    Lab lab = session.lab(own.id(), Decisions.settings(ofRun));
    warnOfEarlier(new Decisions(lab, ofRun), lab.manifest().late().deadline());
    return new DecidedRun(
        lab, deciding.ofStudents(ofRun, lab, run.submissions(), session::remark), deciding.name());
  }

  /**
   * What was decided for the run is as it was, also where the lab's own deadline is later by now.
   */
  private void warnOfEarlier(Decisions decisions, Deadline own) {
    decisions
        .deadline()
        .filter(due -> own != null && due.instant().isBefore(own.instant()))
        .ifPresent(
            due ->
                session.remark(
                    "This run keeps the deadline that it was given, %s, which is before that of lab.yaml or --settings: give --deadline to change that."
                        .formatted(due.words())));
  }
}
