package boardwright.learner;

import boardwright.command.ExitCode;
import boardwright.command.OwnWork;
import boardwright.command.Session;
import boardwright.command.SessionCommand;
import boardwright.command.Target;
import boardwright.grading.Grader;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.StartTrouble;
import boardwright.grading.Verdict;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Kind;
import boardwright.sandbox.Sandbox;
import boardwright.submission.Submission;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code check [LAB[/STAGE]] [RULE]}. */
@Command(
    name = "check",
    description = "Checks your classes and says what to do next.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  boardwright check                      all of the lab you work on",
      "  boardwright check checkerboard         all of this lab",
      "  boardwright check checkerboard/square  one stage; check square does it, too",
      "  boardwright check square R2            one rule"
    })
public final class CheckCommand extends SessionCommand {
  @Parameters(
      arity = "0..3",
      paramLabel = Target.LABEL,
      hideParamSyntax = true,
      description = "The lab, a stage of it, and a rule of that.")
  private List<String> target;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Draw the random boards that an earlier check drew.")
  private Long seed;

  @Mixin private CheckFiles files = new CheckFiles();

  @Override
  public Integer call() {
    Target wanted = Target.of(target, session);
    Lab lab = wanted.lab().shownAt(Instant.now());
    if (wanted.stage().filter(Stage::isForAPerson).isPresent()) {
      session.print("A person grades this stage: " + wanted.stage().get().page());
      return ExitCode.ALL_PASSED;
    }
    long drawn = Session.seed(seed);
    Lab asked = quickLook(lab, wanted).orElse(lab);
    Report report;
    Submission own;
    try (Grader grader =
        Grader.of(asked, drawn, session.workers(), true, Sandbox.NONE)
            .onStartFailure(new StartTrouble(session::remark))) {
      if (wanted.stage().isEmpty()) {
        grader.skippingIncompleteProgram();
      }
      own = OwnWork.in(lab);
      report =
          grader.grade(
              own, stage -> wanted.stage().map(stage::equals).orElse(!stage.isForAPerson()));
    }
    if (asked == lab) {
      ProgressKeeper.keep(lab, own, report, session);
    }
    files.write(report, lab);
    VerdictPrinter printer = new VerdictPrinter(session, lab);
    if (wanted.rule().isPresent()) {
      printer.print(report.stages().get(0), wanted.rule().get(), drawn);
    } else {
      printer.print(own, report, drawn);
    }
    printer.printTrouble(report);
    if (report.checks().anyMatch(check -> check.verdict() == Verdict.UNGRADED)) {
      return ExitCode.GRADER_FAILED;
    }
    return passed(report, wanted) ? ExitCode.ALL_PASSED : ExitCode.SOME_FAILED;
  }

  /** No more than what a rule needs that is about sources, if one was asked for. */
  private static Optional<Lab> quickLook(Lab lab, Target wanted) {
    return wanted
        .rule()
        .map(rule -> lab.withRule(wanted.stage().get(), rule))
        .filter(some -> some.checks().stream().noneMatch(c -> c.kind() == Kind.BEHAVIOUR));
  }

  private static boolean passed(Report report, Target wanted) {
    return wanted
        .rule()
        .map(
            rule ->
                report
                    .checks()
                    .filter(check -> check.check().rule().equals(rule))
                    .allMatch(check -> check.passed()))
        .orElseGet(() -> report.stages().stream().allMatch(StageResult::passed));
  }
}
