package boardwright.cli;

import boardwright.diagnosis.Diagnosis;
import boardwright.diagnosis.Misconceptions;
import boardwright.grading.CheckResult;
import boardwright.grading.Grader;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.StartTrouble;
import boardwright.grading.Verdict;
import boardwright.intake.Intake;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.progress.Progress;
import boardwright.progress.Progress.StageProgress;
import boardwright.progress.ProgressFile;
import boardwright.report.CoverageTable;
import boardwright.report.Failure;
import boardwright.report.Rules;
import boardwright.report.StageTable;
import boardwright.sandbox.Sandbox;
import boardwright.submission.Submission;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code check [LAB[/STAGE]]}. */
@Command(
    name = "check",
    description = "Checks your classes and says what to do next.",
    mixinStandardHelpOptions = true)
final class CheckCommand implements CommandCalls {
  private final Session session;

  @Parameters(
      arity = "0..1",
      paramLabel = "LAB[/STAGE]",
      description = "The lab, or one stage of it, such as checkerboard/square.")
  private String target;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Draw the random boards that an earlier check drew.")
  private Long seed;

  @Mixin private CheckFiles files = new CheckFiles();

  CheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Target wanted = Target.of(target, session);
    Lab lab = wanted.lab().shownAt(Instant.now());
    if (wanted.stage().filter(Stage::isForAPerson).isPresent()) {
      session.out().println("A person grades this stage: " + wanted.stage().get().page());
      return ExitCode.ALL_PASSED;
    }
    long drawn = Session.seed(seed);
    Report report;
    Submission own;
    try (Grader grader =
        Grader.of(lab, drawn, session.workers(), true, Sandbox.NONE)
            .telling(new StartTrouble(session.err()::println))) {
      own = Intake.own(lab);
      report =
          grader.grade(
              own, stage -> wanted.stage().map(stage::equals).orElse(!stage.isForAPerson()));
    }
    keep(lab, own, report);
    files.write(report, lab);
    print(lab, own, report, drawn);
    trouble(report);
    if (report.checks().anyMatch(check -> check.verdict() == Verdict.UNGRADED)) {
      return ExitCode.GRADER_FAILED;
    }
    boolean all = report.stages().stream().allMatch(StageResult::passed);
    return all ? ExitCode.ALL_PASSED : ExitCode.SOME_FAILED;
  }

  private void print(Lab lab, Submission own, Report report, long drawn) {
    session.out().println(lab.manifest().name());
    session.out().println();
    session.print(StageTable.of(report.stages()));
    session.print(CoverageTable.of(report.stages()));
    own.notes().forEach(note -> session.out().println("  ! " + note));
    session.out().println();
    Optional<StageResult> failing =
        report.stages().stream().filter(stage -> stage.handedIn() && !stage.passed()).findFirst();
    if (failing.isPresent()) {
      session.print(Failure.of(failing.get(), lab.id(), question(lab, report, failing.get())));
      if (!Failure.isTheCompilers(failing.get())
          && failing.get().checks().stream()
              .anyMatch(c -> c.verdict() == Verdict.FAILED && !c.check().cases().isEmpty())) {
        session.out().println();
        session
            .out()
            .println(
                "The same random cases again: ./boardwright check %s/%s --seed %d"
                    .formatted(lab.id(), failing.get().stage().id(), drawn));
      }
      return;
    }
    Optional<StageResult> notStarted =
        report.stages().stream().filter(stage -> !stage.handedIn()).findFirst();
    long done = report.stages().stream().filter(StageResult::passed).count();
    if (notStarted.isPresent()) {
      if (done > 0) {
        session.out().println("Well done: all that you have written passes.");
      }
      session.print(NextStep.begin(lab, notStarted.get().stage()));
      return;
    }
    passed(lab, report);
  }

  /** What may be behind everything that the class of a stage lost; empty if nothing is known. */
  private static String question(Lab lab, Report report, StageResult stage) {
    return Misconceptions.of(lab).explain(report.stages()).stream()
        .filter(diagnosis -> diagnosis.isAbout(stage))
        .map(Diagnosis::question)
        .findFirst()
        .orElse("");
  }

  private void passed(Lab lab, Report report) {
    if (report.stages().size() == lab.stages().size()) {
      session.out().println("Well done: every stage passes, and the whole program is yours.");
      session.out().println("Play it: ./boardwright play " + lab.id());
      return;
    }
    Stage stage = report.stages().get(0).stage();
    session.out().println("Well done: " + uncapitalised(stage.title()) + ".");
    session
        .out()
        .println(("See it:  ./boardwright play " + lab.id() + " " + stage.play()).stripTrailing());
    int next = lab.stages().indexOf(stage) + 1;
    if (next < lab.stages().size()) {
      session
          .out()
          .println("When you are ready for the next stage: " + lab.stages().get(next).page());
    }
  }

  /** A title in the middle of a sentence; a name such as CBException keeps its letters. */
  private static String uncapitalised(String title) {
    boolean word = title.length() > 1 && !Character.isUpperCase(title.charAt(1));
    return word ? title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1) : title;
  }

  private void trouble(Report report) {
    List<CheckResult> ungraded =
        report.checks().filter(check -> check.verdict() == Verdict.UNGRADED).toList();
    if (!ungraded.isEmpty()) {
      session
          .err()
          .println(
              "%d %s could not be run; the fault is the grader's: %s"
                  .formatted(
                      ungraded.size(),
                      ungraded.size() == 1 ? "check" : "checks",
                      ungraded.get(0).message().lines().findFirst().orElse("")));
    }
  }

  private void keep(Lab lab, Submission own, Report report) {
    ProgressFile file = new ProgressFile(lab);
    Progress progress = file.read();
    String fingerprint = ProgressFile.fingerprint(own.sources());
    for (StageResult stage : report.stages()) {
      String id = stage.stage().id();
      StageProgress before = progress.stage(id);
      if (stage.handedIn()) {
        List<CheckResult> failing =
            Failure.isTheCompilers(stage) ? List.of() : Rules.failing(stage);
        String rule = failing.isEmpty() ? "" : failing.get(0).check().rule();
        int checks = stage.checks().size();
        progress =
            progress.with(id, before.checked(stage.passedCount(), checks, rule, fingerprint));
      } else if (before.checked()) {
        progress = progress.with(id, before.takenOut());
      }
    }
    try {
      file.write(progress);
    } catch (IOException e) {
      session.err().println("Your progress could not be kept: " + ErrorMessages.reason(e));
    }
  }
}
