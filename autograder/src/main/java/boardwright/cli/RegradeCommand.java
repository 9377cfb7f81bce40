package boardwright.cli;

import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.intake.Correction;
import boardwright.intake.Submission;
import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.run.RunFacts;
import boardwright.run.RunFolder;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code regrade DIR}. */
@Command(
    name = "regrade",
    description = "Grades a run once more, after checks changed, and shows whose grade moved.",
    mixinStandardHelpOptions = true)
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
    int workers = grading.workers();
    // refuses any other folder, which would become a run's when it is opened to write
    RunFolder.openToRead(folder);
    try (RunFolder run = RunFolder.openToWrite(folder)) {
      RunFacts old = run.facts();
      Lab lab = session.lab(old.lab());
      List<Graded> before = run.graded();
      List<Submission> submissions = before.stream().map(Graded::submission).toList();
      Shelter shelter = grading.shelter(lab, submissions);
      Optional<Map<String, List<Correction>>> decided = grading.corrections(lab, submissions);
      RunFacts facts =
          new RunFacts(
              old.lab(), old.seed(), old.source(), shelter.said(), old.submissions(), false);
      ClassRun again = new ClassRun(lab, run, facts, shelter, workers, session.err()::println);
      print(before, again.grade(submissions, decided).graded());
      warnOfEarlier(lab.manifest().late().deadline(), submissions);
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
                  + " grade again to change that.");
    }
  }

  private void print(List<Graded> before, List<Graded> after) {
    int moved = 0;
    for (int i = 0; i < after.size(); i++) {
      List<String> lines = moves(before.get(i).report(), after.get(i).report());
      if (!lines.isEmpty()) {
        moved++;
        session.print(lines);
      }
    }
    session
        .out()
        .println(
            "%d of %d grades moved".formatted(moved, after.size())
                + (moved == 0 ? "" : ", see above"));
  }

  /** Whose grade moved, from what to what, and by which checks; empty if nothing did. */
  private static List<String> moves(Report before, Report after) {
    Map<String, CheckResult> earlier = new LinkedHashMap<>();
    before.checks().forEach(check -> earlier.put(check.check().id(), check));
    List<String> checks = new ArrayList<>();
    after
        .checks()
        .forEach(
            check -> {
              CheckResult known = earlier.remove(check.check().id());
              if (known == null) {
                checks.add("    %s  new, %s".formatted(check.check().id(), check.verdict().word()));
              } else if (known.verdict() != check.verdict()) {
                checks.add(
                    "    %s  %s, before %s"
                        .formatted(
                            check.check().id(), check.verdict().word(), known.verdict().word()));
              } else if (known.earned().compareTo(check.earned()) != 0) {
                checks.add("    %s  weighs otherwise".formatted(check.check().id()));
              }
            });
    earlier.keySet().forEach(id -> checks.add("    %s  is no longer checked".formatted(id)));
    if (!before.corrections().equals(after.corrections())) {
      checks.add("    an instructor's corrections changed");
    }
    boolean moved = !same(before.score(), after.score());
    if (moved && after.lateness() != null && !after.lateness().equals(before.lateness())) {
      checks.add("    handed in  " + after.lateness().remark());
    }
    if (checks.isEmpty() && !moved) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s  %s → %s".formatted(after.submission(), shown(before.score()), shown(after.score())));
    lines.addAll(checks);
    return lines;
  }

  private static boolean same(BigDecimal a, BigDecimal b) {
    return a == null || b == null ? Objects.equals(a, b) : a.compareTo(b) == 0;
  }

  private static String shown(BigDecimal score) {
    return score == null ? "no score" : score.toPlainString();
  }
}
