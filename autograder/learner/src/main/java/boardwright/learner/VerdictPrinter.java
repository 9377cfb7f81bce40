package boardwright.learner;

import boardwright.command.Session;
import boardwright.diagnosis.Diagnosis;
import boardwright.diagnosis.Misconceptions;
import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.report.CoverageTable;
import boardwright.report.Failure;
import boardwright.report.Rules;
import boardwright.report.StageTable;
import boardwright.submission.Submission;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Prints what became of a learner's classes, and what to do next.
 *
 * @param session where to
 * @param lab which
 */
record VerdictPrinter(Session session, Lab lab) {
  /** First words of titles that are no names. */
  private static final Set<String> SMALL =
      Set.of(
          "A", "All", "An", "Crosses", "Each", "Every", "Five", "Only", "Pieces", "Three", "The",
          "Your");

  private static final int WIDTH = 80;

  /** The stages, the first failure in full, and what to do next. */
  void print(Submission own, Report report, long seed) {
    session.print(lab.manifest().name());
    session.out().println();
    printStages(own, report);
    session.out().println();
    Optional<StageResult> failing = failing(report);
    if (failing.isPresent()) {
      printFailure(report, failing.get());
      printSeed(failing.get(), seed);
      return;
    }
    Optional<StageResult> notStarted =
        report.stages().stream().filter(stage -> !stage.handedIn()).findFirst();
    long done = report.stages().stream().filter(StageResult::passed).count();
    if (notStarted.isPresent()) {
      if (done > 0) {
        session.print("Well done: all that you have written passes.");
      }
      session.print(NextStep.begin(lab, notStarted.get().stage()));
      return;
    }
    printPassed(report);
  }

  /** How far each stage is, and what was done to the sources. */
  void printStages(Submission own, Report report) {
    session.print(StageTable.of(report.stages()));
    session.print(CoverageTable.of(report.stages()));
    session.printNotes(own.notes());
  }

  /** The first failure of a stage in full. */
  void printFailure(Report report, StageResult stage) {
    session.print(Failure.of(stage, lab.id(), lab.provided(), question(report, stage)));
  }

  /** What became of one rule of a stage. */
  void print(StageResult stage, String rule, long seed) {
    session.print(lab.manifest().name() + ", " + stage.stage().id());
    session.out().println();
    if (!stage.handedIn()) {
      session.print(NextStep.begin(lab, stage.stage()));
      return;
    }
    List<String> failure = Failure.ofRule(stage, lab.id(), lab.provided(), rule);
    List<CheckResult> passed =
        Failure.isTheCompilers(stage)
            ? List.of()
            : stage.checks().stream()
                .filter(check -> check.check().rule().equals(rule) && check.passed())
                .toList();
    passed.forEach(check -> session.printFolded("✓ " + rule + "  ", check.check().title()));
    session.print(failure);
    printSeed(stage, seed);
    List<String> others =
        Rules.failing(stage).stream()
            .map(check -> check.check().rule())
            .distinct()
            .filter(other -> !other.equals(rule))
            .toList();
    boolean all = stage.checks().size() == lab.checksOf(stage.stage()).size();
    if (all && !Failure.isTheCompilers(stage)) {
      session.out().println();
      session.print(
          others.isEmpty()
              ? "Every other rule of the stage passes."
              : "Not yet: " + String.join(" ", others) + ".");
    }
  }

  /** What may be behind the failure of a stage that is shown in full; empty if nothing is known. */
  private String question(Report report, StageResult stage) {
    Optional<CheckResult> shown = Rules.failing(stage).stream().findFirst();
    return Misconceptions.of(lab).explain(report.stages()).stream()
        .filter(diagnosis -> shown.filter(diagnosis.explained()::contains).isPresent())
        .map(Diagnosis::question)
        .findFirst()
        .orElse("");
  }

  /** The stage that was handed in and does not pass yet; empty if there is none. */
  static Optional<StageResult> failing(Report report) {
    return report.stages().stream()
        .filter(stage -> stage.handedIn() && !stage.passed())
        .findFirst();
  }

  private void printSeed(StageResult failing, long seed) {
    if (!Failure.isTheCompilers(failing)
        && failing.checks().stream()
            .anyMatch(c -> c.verdict() == Verdict.FAILED && !c.check().cases().isEmpty())) {
      session.out().println();
      String same = "The same random cases again:";
      String call =
          "./boardwright check %s/%s --seed %d".formatted(lab.id(), failing.stage().id(), seed);
      boolean fits = same.length() + 1 + call.length() <= WIDTH;
      session.print(fits ? List.of(same + " " + call) : List.of(same, "  " + call));
    }
  }

  private void printPassed(Report report) {
    long stages = lab.stages().stream().filter(stage -> !stage.isForAPerson()).count();
    if (report.stages().size() == stages) {
      session.print("Well done: every stage passes, and the whole program is yours.");
      session.print("Play it: ./boardwright play " + lab.id());
      session.print("Hand it in: ./boardwright submit " + lab.id());
      return;
    }
    Stage stage = report.stages().get(0).stage();
    session.printFolded("", wellDone(stage));
    session.print(("See it:  ./boardwright play " + lab.id() + " " + stage.play()).stripTrailing());
    int next = lab.stages().indexOf(stage) + 1;
    if (next < lab.stages().size()) {
      session.print("When you are ready for the next stage: " + lab.stages().get(next).page());
    }
  }

  /** What a learner reads whose stage passes. */
  static String wellDone(Stage stage) {
    return "Well done: " + uncapitalised(stage.title()) + ".";
  }

  /** A title in the middle of a sentence; a name such as Othello keeps its capital. */
  private static String uncapitalised(String title) {
    boolean word = SMALL.contains(title.split(" ")[0]);
    return word ? title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1) : title;
  }

  /** Says which checks could not be run, if any could not. */
  void printTrouble(Report report) {
    List<CheckResult> ungraded =
        report.checks().filter(check -> check.verdict() == Verdict.UNGRADED).toList();
    if (!ungraded.isEmpty()) {
      session.remark(
          ("%d %s could not be run; the fault is the grader's: %s."
                  + " ./boardwright doctor may know what to do.")
              .formatted(
                  ungraded.size(),
                  ungraded.size() == 1 ? "check" : "checks",
                  ungraded.get(0).message().lines().findFirst().orElse("").replaceAll("\\.$", "")));
    }
  }
}
