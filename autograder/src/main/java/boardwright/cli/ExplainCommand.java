package boardwright.cli;

import boardwright.command.PassingCommand;
import boardwright.grading.CheckResult;
import boardwright.grading.Grader;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.StartTrouble;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.lab.WrongCallException;
import boardwright.report.Explanation;
import boardwright.run.Graded;
import boardwright.run.RunFacts;
import boardwright.run.RunFolder;
import boardwright.submission.Correction;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code explain DIR SUBMISSION [CHECK]}. */
@Command(
    name = "explain",
    description = "Runs checks of one submission again, as they were run, and shows everything.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  boardwright explain grades ada",
      "  boardwright explain grades ada square/refuses-rows-off-the-board"
    })
final class ExplainCommand extends PassingCommand {
  @Parameters(index = "0", paramLabel = "DIR", description = "The folder that grade --out made.")
  private Path folder;

  @Parameters(
      index = "1",
      paramLabel = "SUBMISSION",
      description =
          "The submission: the name of its folder in DIR, or the id, the email address or the name"
              + " of somebody who shares it.")
  private String submission;

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "CHECK",
      description =
          "A check, a stage or a stage's rule, such as square/prints-nothing, square or square/R11;"
              + " if none is given, all that did not pass.")
  private String check;

  @Mixin private SandboxOption sandbox;

  @Override
  protected void run() {
    RunFolder run = RunFolder.openToRead(folder);
    RunFacts facts = run.facts();
    Graded graded = run.graded(NamedSubmission.of(run, submission)).orElseThrow();
    Lab lab = FinishedRun.lab(run, session);
    List<CheckSpec> wanted = wanted(lab, graded);
    Set<String> stages = wanted.stream().map(CheckSpec::stage).collect(Collectors.toSet());
    List<LazySubmission> one = List.of(LazySubmission.of(graded.submission()));
    SandboxChoice choice = sandbox.sandbox(session, lab, one);
    Report again;
    long seed = graded.report().seed();
    try (Grader grader =
        Grader.of(lab, seed, session.workers(), true, choice.sandbox())
            .onStartFailure(new StartTrouble(session::remark))) {
      again = grader.grade(graded.submission(), (Stage stage) -> stages.contains(stage.id()));
    }
    Submission work = graded.submission();
    List<Correction> corrections = graded.report().corrections();
    session.print("%s, seed %d".formatted(work.id(), seed));
    session.printNotes(work.notes());
    corrections.stream()
        .filter(correction -> correction.concernsAll() && correction.decides())
        .forEach(
            c ->
                session.print(
                    "  ! The score was decided: " + graded.report().points(c).toPlainString()));
    for (StageResult stage : again.stages()) {
      List<CheckResult> shown =
          stage.checks().stream().filter(result -> wanted.contains(result.check())).toList();
      if (!shown.isEmpty()) {
        session.out().println();
        session.print(Explanation.of(stage, shown, work.sources(), corrections));
      }
    }
    if (wanted.isEmpty()) {
      session.print("  every check passed");
    }
  }

  private List<CheckSpec> wanted(Lab lab, Graded graded) {
    if (check == null) {
      Set<String> lost =
          graded
              .report()
              .checks()
              .filter(result -> !result.passed())
              .map(result -> result.check().id())
              .collect(Collectors.toSet());
      // as the checks are now, which may have changed since
      return lab.checks().stream().filter(spec -> lost.contains(spec.id())).toList();
    }
    List<CheckSpec> found =
        lab.checks().stream()
            .filter(
                spec ->
                    spec.id().equals(check)
                        || spec.stage().equals(check)
                        || spec.stageAndRule().equals(check))
            .toList();
    if (found.isEmpty()) {
      throw new WrongCallException(
          "There is no check '%s'. Say a stage (%s), one of its rules, or a check as report.json has it."
              .formatted(
                  check, lab.stages().stream().map(Stage::id).collect(Collectors.joining(", "))));
    }
    return found;
  }
}
