package boardwright.run;

import boardwright.decisions.Decisions;
import boardwright.grading.LateRule;
import boardwright.grading.Report;
import boardwright.grading.ScoreCalculator;
import boardwright.lab.Counts;
import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/** The same verdicts, with the score to which decisions bring them: no code of a learner's runs. */
public final class Rescored {
  private Rescored() {}

  /**
   * The hand-in of a submission that counts by these decisions, as a run would choose it from what
   * it has kept.
   */
  public static Graded of(RunFolder run, String id, Decisions decisions) {
    Graded known = run.graded(id).orElseThrow();
    LazySubmission last = LazySubmission.of(known.submission());
    HandIns all = HandIns.of(run.handIns().all(id), last, false, decisions);
    Counts counts = decisions.lab().manifest().counts();
    List<Graded> needed = new ArrayList<>();
    for (LazySubmission work : all.needed(counts)) {
      Graded graded = run.handIns().one(id, work).orElse(known);
      needed.add(of(graded.of(work.head()), work.content(), decisions, all));
    }
    List<Report> reports = needed.stream().map(Graded::report).toList();
    return needed.get(HandIns.counting(reports, counts));
  }

  /**
   * One of several hand-ins of the same people, which says so.
   *
   * @param content what stands for its sources
   */
  static Graded of(Graded known, String content, Decisions decisions, HandIns all) {
    Graded graded = of(known, content, decisions);
    Lab lab = decisions.lab();
    Instant time = decisions.applied(known.submission(), content).handedIn();
    Deadline due = LateRule.due(lab, graded.submission());
    ZoneId zone = due == null ? ZoneOffset.UTC : due.at().getZone();
    return all.note(
            time == null ? null : time.atZone(zone),
            HandIns.isInTime(graded.report().lateness()),
            lab.manifest().counts())
        .map(note -> graded.with(graded.report().noting(note)))
        .orElse(graded);
  }

  private static Graded of(Graded known, String content, Decisions decisions) {
    Submission work = known.submission();
    Submission applied = decisions.applied(work, content);
    Report report =
        ScoreCalculator.report(
            decisions.lab(),
            applied,
            known.report().seed(),
            known.report().stages(),
            decisions.corrections(applied));
    return known.of(applied.handedInAt(work.handedIn())).with(report);
  }
}
