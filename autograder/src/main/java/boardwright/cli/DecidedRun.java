package boardwright.cli;

import boardwright.decisions.Decision;
import boardwright.decisions.Decision.What;
import boardwright.decisions.Decisions;
import boardwright.decisions.History;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.run.Graders;
import boardwright.run.Rescored;
import boardwright.run.Run;
import boardwright.run.RunFacts;
import boardwright.run.RunFolder;
import boardwright.submission.LazySubmission;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A run with all that was decided on it, which it writes into its history before it grades; and
 * afterwards, which scores are other ones.
 *
 * @param own the lab, as lab.yaml has it
 * @param history with what this call decides
 * @param by who calls
 */
record DecidedRun(Lab own, History history, String by) {
  /** The lab, without the checks that were taken out. */
  Lab lab() {
    return decisions().lab();
  }

  private Decisions decisions() {
    return new Decisions(own, history);
  }

  /** The hand-in of a submission that counts by the decisions. */
  Graded asDecided(RunFolder run, String id) {
    return Rescored.of(run, id, decisions());
  }

  /** Grades, and adds to the history whose score is another one than before. */
  Run.Outcome grade(
      RunFolder folder,
      RunFacts facts,
      Supplier<Graders> graders,
      Run.Renderer renderer,
      List<LazySubmission> submissions,
      Set<String> handedInNow,
      List<Graded> before)
      throws InterruptedException {
    return new Run(decisions(), folder, facts, graders, renderer)
        .grade(
            submissions,
            handedInNow,
            () -> history.write(folder.path()),
            all -> withScores(before, all).write(folder.path()));
  }

  /** The history, and whose score is another one than before. */
  History withScores(List<Graded> before, List<Graded> after) {
    return history.adding(scores(before, after), by, Instant.now());
  }

  private static List<Decision> scores(List<Graded> before, List<Graded> after) {
    Map<String, Graded> known = new HashMap<>();
    before.forEach(graded -> known.put(graded.submission().id(), graded));
    List<Decision> scores = new ArrayList<>();
    for (Graded now : after) {
      Graded then = known.get(now.submission().id());
      String score = now.report().shownScore();
      boolean isAsBefore =
          then != null
              && score.equals(then.report().shownScore())
              && then.digest().equals(now.digest());
      if (!isAsBefore) {
        scores.add(
            new Decision(
                What.SCORE,
                now.submission().id(),
                "",
                "",
                score,
                then == null ? "" : why(then, now),
                "",
                List.of(),
                ""));
      }
    }
    return scores;
  }

  private static String why(Graded then, Graded now) {
    return "before %s; %s"
        .formatted(
            then.report().shownScore(),
            then.digest().equals(now.digest()) ? "by a decision" : "graded again");
  }
}
