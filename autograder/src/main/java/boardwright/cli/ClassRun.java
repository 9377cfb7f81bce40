package boardwright.cli;

import boardwright.diagnosis.Misconceptions;
import boardwright.grading.Report;
import boardwright.grading.Run;
import boardwright.grading.ScoreCalculator;
import boardwright.grading.Workers;
import boardwright.html.ClassPages;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.report.DiagnosisTable;
import boardwright.report.Gradebook;
import boardwright.report.OpenCriteria;
import boardwright.report.ReportJson;
import boardwright.run.Fingerprint;
import boardwright.run.Graded;
import boardwright.run.RunFacts;
import boardwright.run.RunFolder;
import boardwright.run.RunFolderException;
import boardwright.submission.Correction;
import boardwright.submission.LazySubmission;
import boardwright.text.Printable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * Grades a class into the folder of a run. What is there already and still true is not graded
 * again, so that a run that was cut short goes on where it stopped; and a grade is never given up
 * for a failure of ours.
 */
final class ClassRun {
  /** The table of all scores. */
  static final String GRADEBOOK = "gradebook.csv";

  /** The scale on which the instructor decided, which the lab may have changed since. */
  private static final String OPEN = "open.csv";

  private static final String DIAGNOSES = "misconceptions.csv";

  private static final String SCALE = "scale-of-corrections.txt";

  /** Whether somebody watches, as the launcher saw: Java itself cannot tell on every version. */
  private static final String TERMINAL = "boardwright.terminal";

  /** Fewer hand-ins than this are graded before anybody asks how far it is. */
  private static final int WORTH_A_BAR = 8;

  private final Lab lab;
  private final RunFolder folder;
  private final RunFacts facts;
  private final SandboxChoice shelter;
  private final int threads;
  private final Workers workers;
  private final Consumer<String> remarks;
  private final ZonedDateTime now = ZonedDateTime.now(ZoneId.systemDefault());
  private final Misconceptions misconceptions;
  private final Map<String, Known> before = new LinkedHashMap<>();
  private EarlierDecisions earlier;

  /** A run that tells of whatever is the matter with what the folder remembers, one line each. */
  ClassRun(
      Lab lab,
      RunFolder folder,
      RunFacts facts,
      SandboxChoice shelter,
      int threads,
      Session session) {
    this.lab = lab;
    this.misconceptions = Misconceptions.of(lab);
    this.folder = folder;
    this.facts = facts;
    this.shelter = shelter;
    this.threads = threads;
    this.workers = session.workers();
    this.remarks = session.err()::println;
  }

  /**
   * What came of it.
   *
   * @param graded all submissions, in their order, without the sources
   * @param kept how many were there already
   */
  record Outcome(List<Graded> graded, int kept) {}

  /**
   * A submission that is to be graded.
   *
   * @param digest of all that its report will depend on
   */
  private record Open(LazySubmission submission, String digest) {}

  /**
   * What came of a submission before.
   *
   * @param graded without the sources
   * @param content what stands for these
   */
  record Known(Graded graded, String content) {
    static Known of(Graded graded) {
      return new Known(graded.head(), LazySubmission.content(graded.submission().sources()));
    }

    boolean isOf(LazySubmission submission) {
      return content.equals(submission.content());
    }
  }

  /**
   * Grades and writes everything.
   *
   * @param decided an instructor's corrections, by submission; empty to keep those that there are
   */
  Outcome grade(List<LazySubmission> submissions, Optional<Map<String, List<Correction>>> decided)
      throws InterruptedException {
    folder.keep(facts);
    Fingerprint fingerprint = new Fingerprint(lab, facts.seed());
    Map<String, Graded> done = new HashMap<>();
    Map<String, Open> open = new LinkedHashMap<>();
    for (LazySubmission submission : submissions) {
      String id = submission.head().id();
      remembered(id).ifPresent(graded -> before.put(id, Known.of(graded)));
    }
    earlier = new EarlierDecisions(before, submissions, lab.manifest().scale(), scaleOfDecisions());
    if (decided.isPresent()) {
      String scale = lab.manifest().scale().toPlainString();
      folder.remember(SCALE, scale.getBytes(StandardCharsets.UTF_8));
    }
    for (LazySubmission submission : submissions) {
      String id = submission.head().id();
      String digest = fingerprint.of(submission);
      Known known = before.get(id);
      if (known != null && isStillTrue(known.graded(), digest)) {
        done.put(id, kept(folder.graded(id).orElseThrow(), decided));
      } else {
        open.put(id, new Open(submission, digest));
      }
    }
    int kept = done.size();
    if (!open.isEmpty()) {
      try (ProgressBar bar = bar(open.size())) {
        Run.gradeLazily(
            lab,
            open.values().stream().map(Open::submission).toList(),
            facts.seed(),
            workers,
            threads,
            shelter.sandbox(),
            remarks,
            (submission, report) -> {
              Open work = open.get(report.submission());
              Graded graded = new Graded(work.digest(), submission, shelter.said(), report);
              done.put(report.submission(), kept(betterOf(graded, work.submission()), decided));
              if (bar != null) {
                bar.step();
              }
            });
      }
    }
    List<Graded> all = submissions.stream().map(each -> done.get(each.head().id())).toList();
    earlier.remarks().forEach(remarks);
    sayWhereWeFailed(all, open);
    List<Report> reports = all.stream().map(Graded::report).toList();
    folder.write(GRADEBOOK, Gradebook.of(reports));
    folder.write(DIAGNOSES, DiagnosisTable.of(reports, misconceptions));
    sayWhatIsOpen(reports);
    ClassPages.index(folder, lab, all, misconceptions, now);
    folder.keep(facts.finish());
    return new Outcome(all, kept);
  }

  /** Lists what a person has still to grade, in the form of a file of corrections. */
  private void sayWhatIsOpen(List<Report> reports) {
    long open = reports.stream().mapToLong(Report::open).sum();
    if (lab.stages().stream().anyMatch(Stage::isForAPerson)) {
      folder.write(OPEN, OpenCriteria.of(reports));
    }
    if (open > 0) {
      remarks.accept(
          "A person has still to grade %d criteria: write points into %s, then regrade with --corrections and that file."
              .formatted(open, OPEN));
    }
  }

  /** Tells of our own failures: who keeps an earlier grade, and who has none. */
  private void sayWhereWeFailed(List<Graded> all, Map<String, Open> open) {
    List<String> keep = new ArrayList<>();
    List<String> lack = new ArrayList<>();
    for (Graded graded : all) {
      String id = graded.submission().id();
      if (!graded.report().isGraded()) {
        lack.add(id);
      } else if (open.containsKey(id) && !open.get(id).digest().equals(graded.digest())) {
        keep.add(id);
      }
    }
    say("The grader failed on these now, so the grade of an earlier run stays", keep);
    say("The grader failed on these, and they have no whole grade", lack);
  }

  private void say(String what, List<String> ids) {
    if (!ids.isEmpty()) {
      remarks.accept(
          "%s: %s. Run the same command again to try once more."
              .formatted(what, Printable.listed(ids)));
    }
  }

  /** On which scale the last list of corrections was given; empty if there was none. */
  private Optional<BigDecimal> scaleOfDecisions() {
    try {
      Optional<Path> file = RunFolder.remembered(folder.path(), SCALE);
      return file.isEmpty()
          ? Optional.empty()
          : Optional.of(new BigDecimal(Files.readString(file.get())));
    } catch (IOException | NumberFormatException e) {
      return Optional.empty(); // damaged: the reports know the scale of the last run
    }
  }

  private Optional<Graded> remembered(String submission) {
    try {
      return folder.graded(submission).filter(known -> known.report().lab().equals(lab.id()));
    } catch (RunFolderException e) {
      remarks.accept(
          "What was kept of %s is damaged, so it is graded anew, and corrections of it are lost."
              .formatted(submission));
      return Optional.empty();
    }
  }

  private static boolean isStillTrue(Graded graded, String digest) {
    return graded.digest().equals(digest) && graded.report().status() == Report.Status.GRADED;
  }

  /** A grade of the same work is not given up because this time the grader failed. */
  private Graded betterOf(Graded graded, LazySubmission work) {
    String id = graded.submission().id();
    Known known = before.get(id);
    boolean worse =
        known != null
            && graded.report().status() != Report.Status.GRADED
            && known.graded().report().status() == Report.Status.GRADED
            && (known.isOf(work) || !work.isReadable());
    return worse ? folder.graded(id).orElseThrow() : graded;
  }

  private Graded corrected(Graded graded, Optional<Map<String, List<Correction>>> decided) {
    String id = graded.submission().id();
    List<Correction> corrections =
        decided.isPresent()
            ? decided.get().getOrDefault(id, List.of())
            : earlier.of(graded.submission());
    Report report = graded.report();
    Report corrected =
        corrections.equals(report.corrections())
            ? report
            : ScoreCalculator.report(
                lab, graded.submission(), report.seed(), report.stages(), corrections);
    if (corrected.score() != null && corrected.score().compareTo(corrected.max()) > 0) {
      remarks.accept(
          "%s: the score that was decided, %s, is more than the %s points that there are now."
              .formatted(id, corrected.score().toPlainString(), corrected.max().toPlainString()));
    }
    return graded.with(corrected);
  }

  /**
   * Writes all files of one submission; the pages are written again, as what students may see
   * changes. Gives it without its sources.
   */
  private Graded kept(Graded result, Optional<Map<String, List<Correction>>> decided) {
    Graded graded = corrected(result, decided);
    String id = graded.submission().id();
    folder.write(
        id + "/report.json",
        ReportJson.of(graded.report(), misconceptions.explain(graded.report().stages())));
    try {
      ClassPages.report(folder, lab, graded, misconceptions, now);
    } catch (UncheckedIOException e) {
      throw e; // nothing can be written any more
    } catch (RuntimeException | Error e) {
      remarks.accept(
          "%s: its page could not be made; report.json has all of it. ".formatted(id)
              + ErrorMessages.reason(e));
    }
    Known known = before.get(id);
    if (known == null || !known.equals(Known.of(graded))) {
      // last: what is remembered is done
      folder.keep(graded);
    }
    return graded.head();
  }

  /** A bar for long runs on a terminal; null elsewhere. */
  private static ProgressBar bar(int submissions) {
    return submissions < WORTH_A_BAR || !Boolean.getBoolean(TERMINAL)
        ? null
        : new ProgressBarBuilder()
            .setTaskName("grading")
            .setInitialMax(submissions)
            .setStyle(ProgressBarStyle.ASCII)
            .setMaxRenderedLength(79)
            .build();
  }
}
