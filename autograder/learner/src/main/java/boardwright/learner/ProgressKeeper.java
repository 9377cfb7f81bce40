package boardwright.learner;

import boardwright.command.ErrorMessages;
import boardwright.command.Session;
import boardwright.disk.WholeFile;
import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.progress.Progress;
import boardwright.progress.Progress.Outcome;
import boardwright.progress.Progress.StageProgress;
import boardwright.progress.ProgressFile;
import boardwright.protocol.Request.Source;
import boardwright.report.Failure;
import boardwright.report.FailureKind;
import boardwright.report.Rules;
import boardwright.submission.Submission;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Keeps what a check came to as the learner's progress, for the overview and the hints. */
final class ProgressKeeper {
  /** Before the rule that a failing rule waits for. */
  static final String WAITS_FOR = "Waits for ";

  /** Where the last version of each stage is kept that passed, in the folder of its lab. */
  static final String GREEN = ".boardwright/green";

  private ProgressKeeper() {}

  /** Keeps a report on the learner's own sources. Nothing depends on it: a failure is only told. */
  static void keep(Lab lab, Submission own, Report report, Session session) {
    ProgressFile file = new ProgressFile(lab);
    Progress progress = file.read();
    Instant now = Instant.now();
    for (StageResult stage : report.stages()) {
      String id = stage.stage().id();
      StageProgress before = progress.stage(id);
      if (stage.handedIn()) {
        String sources = ProgressFile.fingerprint(lab, stage.stage(), own.sources());
        if (stage.passed() && !sources.equals(before.sources())) {
          keepGreen(lab, stage.stage(), own, session);
        }
        // of several stages that were checked at once, the first that was changed counts as the
        // latest; the whole program is nobody's work of the moment, as it changes with each class
        boolean aside =
            report.stages().size() > 1
                && (stage.stage().isWholeProgram() || sources.equals(before.sources()));
        now = now.minusMillis(1);
        String at = aside ? before.at() : now.toString();
        progress = progress.with(id, before.checked(outcome(stage, sources, at)));
      } else if (before.checked()) {
        progress = progress.with(id, before.takenOut());
      }
    }
    try {
      file.write(progress);
    } catch (IOException e) {
      session.remark("Your progress could not be kept: " + ErrorMessages.reason(e));
    }
  }

  /** Keeps a copy of the classes of a stage that passes: what was green once can be had again. */
  private static void keepGreen(Lab lab, Stage stage, Submission own, Session session) {
    List<String> names = stage.classes().stream().map(lab::qualified).toList();
    try {
      for (Source source : own.sources()) {
        if (source.types().stream().anyMatch(names::contains)) {
          Path file = lab.learnerFolder().resolve(source.path()).normalize();
          Path copy = lab.folder().resolve(GREEN).resolve(stage.id()).resolve(file.getFileName());
          WholeFile.write(copy, source.text().getBytes(StandardCharsets.UTF_8));
        }
      }
    } catch (IOException e) {
      session.remark("No copy could be kept: " + ErrorMessages.reason(e));
    }
  }

  private static Outcome outcome(StageResult stage, String sources, String at) {
    Map<String, String> failing = new LinkedHashMap<>();
    List<CheckResult> wrong = Failure.isTheCompilers(stage) ? List.of() : Rules.failing(stage);
    for (CheckResult check : wrong) {
      String kind =
          Rules.blocker(check, stage)
              .map(rule -> WAITS_FOR + rule)
              .orElse(FailureKind.of(check).name());
      failing.putIfAbsent(check.check().rule(), kind);
    }
    BigDecimal points =
        stage.checks().stream().map(CheckResult::points).reduce(BigDecimal.ZERO, BigDecimal::add);
    return new Outcome(
        stage.passedCount(),
        stage.checks().size(),
        points.stripTrailingZeros().toPlainString(),
        failing,
        sources,
        at);
  }
}
