package boardwright.cli;

import boardwright.grading.Correction;
import boardwright.grading.Reckoning;
import boardwright.grading.Report;
import boardwright.grading.Run;
import boardwright.html.ClassPages;
import boardwright.intake.Submission;
import boardwright.lab.Lab;
import boardwright.report.Gradebook;
import boardwright.report.ReportJson;
import boardwright.run.Fingerprint;
import boardwright.run.Graded;
import boardwright.run.RunFacts;
import boardwright.run.RunFolder;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * Grades a class into the folder of a run. What is there already and still true is not graded
 * again, so that a run that was cut short goes on where it stopped; and a grade is never given up
 * for a failure of ours.
 */
final class ClassRun {
  /** Whether somebody watches, as the launcher saw: Java itself cannot tell on every version. */
  private static final String TERMINAL = "boardwright.terminal";

  private final Lab lab;
  private final RunFolder folder;
  private final RunFacts facts;
  private final Shelter shelter;
  private final int threads;
  private final ZonedDateTime now = ZonedDateTime.now(ZoneId.systemDefault());
  private final Map<String, Graded> before = new HashMap<>();
  private int kept;

  ClassRun(Lab lab, RunFolder folder, RunFacts facts, Shelter shelter, int threads) {
    this.lab = lab;
    this.folder = folder;
    this.facts = facts;
    this.shelter = shelter;
    this.threads = threads;
  }

  /**
   * Grades and writes everything.
   *
   * @param corrections by submission; null to keep those that there are
   */
  List<Graded> grade(List<Submission> submissions, Map<String, List<Correction>> corrections)
      throws InterruptedException {
    folder.keep(facts);
    Fingerprint fingerprint = new Fingerprint(lab, facts.seed());
    Map<String, Graded> done = new HashMap<>();
    List<Submission> open = new ArrayList<>();
    for (Submission submission : submissions) {
      Optional<Graded> known = folder.graded(submission.id());
      known.ifPresent(graded -> before.put(submission.id(), graded));
      if (known.isPresent()
          && known.get().digest().equals(fingerprint.of(submission))
          && known.get().report().status() == Report.Status.GRADED) {
        done.put(submission.id(), known.get());
      } else {
        open.add(submission);
      }
    }
    kept = done.size();
    if (!open.isEmpty()) {
      Map<String, Submission> byId = new HashMap<>();
      open.forEach(submission -> byId.put(submission.id(), submission));
      try (ProgressBar bar = bar(open.size())) {
        Run.grade(
            lab,
            open,
            facts.seed(),
            threads,
            shelter.sandbox(),
            report -> {
              Submission submission = byId.get(report.submission());
              Graded graded = new Graded(fingerprint.of(submission), submission, report);
              graded = corrected(betterOf(graded), corrections);
              keep(graded);
              done.put(submission.id(), graded);
              if (bar != null) {
                bar.step();
              }
            });
      }
    }
    List<Graded> all = new ArrayList<>();
    for (Submission submission : submissions) {
      Graded graded = done.get(submission.id());
      if (!open.contains(submission)) {
        graded = corrected(graded, corrections);
        keep(graded);
      }
      all.add(graded);
    }
    folder.write("gradebook.csv", Gradebook.of(all.stream().map(Graded::report).toList()));
    ClassPages.index(folder, lab, all, now);
    return all;
  }

  /** How many were there already. */
  int kept() {
    return kept;
  }

  /** What was known of a submission before this run; null if nothing. */
  Graded before(String submission) {
    return before.get(submission);
  }

  /** A grade of the same work is not given up because this time the grader failed. */
  private Graded betterOf(Graded graded) {
    Graded known = before.get(graded.submission().id());
    boolean worse =
        known != null
            && graded.report().status() != Report.Status.GRADED
            && known.report().status() == Report.Status.GRADED
            && known.submission().sources().equals(graded.submission().sources());
    return worse ? known : graded;
  }

  private Graded corrected(Graded graded, Map<String, List<Correction>> corrections) {
    String id = graded.submission().id();
    Graded known = before.get(id);
    List<Correction> all =
        corrections != null
            ? corrections.getOrDefault(id, List.of())
            : known != null ? known.report().corrections() : List.of();
    Report report = graded.report();
    if (all.equals(report.corrections())) {
      return graded;
    }
    return new Graded(
        graded.digest(),
        graded.submission(),
        Reckoning.report(lab, graded.submission(), report.seed(), report.stages(), all));
  }

  private void keep(Graded graded) {
    folder.write(graded.submission().id() + "/report.json", ReportJson.of(graded.report()));
    ClassPages.report(folder, lab, graded, now);
    // last: what is remembered is done
    folder.keep(graded);
  }

  /** A bar for long runs on a terminal; null elsewhere. */
  private static ProgressBar bar(int submissions) {
    return submissions < 8 || !Boolean.getBoolean(TERMINAL)
        ? null
        : new ProgressBarBuilder()
            .setTaskName("grading")
            .setInitialMax(submissions)
            .setStyle(ProgressBarStyle.ASCII)
            .setMaxRenderedLength(79)
            .build();
  }
}
