package boardwright.run;

import boardwright.grading.Lateness;
import boardwright.grading.Report;
import boardwright.lab.Counts;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import boardwright.text.Note;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that the same people handed in for a run, and which of it counts. Every hand-in that was
 * graded once is kept, so that another rule, or more time, may choose another one later.
 *
 * @param works in the order in which they were handed in, as far as that is known
 */
record HandIns(List<LazySubmission> works) {
  /**
   * Those of one folder.
   *
   * @param kept what was graded in earlier calls
   * @param now what this call has
   */
  static HandIns of(List<Graded> kept, LazySubmission now) {
    Map<String, LazySubmission> all = new LinkedHashMap<>();
    for (Graded each : kept) {
      LazySubmission work = LazySubmission.of(each.submission());
      all.put(work.content(), work.with(work.head().called(now.head().id())));
    }
    List<LazySubmission> taken = new ArrayList<>(now.earlier());
    taken.add(now.after(List.of()));
    for (LazySubmission work : taken) {
      all.remove(work.content());
      all.put(work.content(), work);
    }
    List<LazySubmission> works = new ArrayList<>(all.values());
    if (works.stream().allMatch(work -> work.head().handedIn() != null)) {
      works.sort(Comparator.comparing(work -> work.head().handedIn()));
    }
    return new HandIns(works);
  }

  /** Those whose verdicts are needed to say which one counts. */
  List<LazySubmission> needed(Counts counts) {
    return counts == Counts.LAST ? works.subList(works.size() - 1, works.size()) : works;
  }

  /**
   * Which of those that are needed counts.
   *
   * @param reports of these, in their order, as decisions leave them
   */
  static int counting(List<Report> reports, Counts counts) {
    int last = reports.size() - 1;
    int chosen = last;
    for (int i = last - 1; i >= 0; i--) {
      boolean isBetter =
          switch (counts) {
            case LAST -> false;
            case BEST -> score(reports.get(i)).compareTo(score(reports.get(chosen))) > 0;
            case LAST_IN_TIME ->
                !isInTime(reports.get(chosen).lateness()) && isInTime(reports.get(i).lateness());
          };
      chosen = isBetter ? i : chosen;
    }
    return chosen;
  }

  private static BigDecimal score(Report report) {
    return report.score() == null ? BigDecimal.ONE.negate() : report.score();
  }

  private static boolean isInTime(Lateness lateness) {
    return lateness == null || lateness.units() == 0;
  }

  /** What is said of one that counts; empty where there is no other. */
  Optional<Note> note(Submission counting, Counts counts) {
    if (works.size() < 2) {
      return Optional.empty();
    }
    Instant time = counting.handedIn();
    String rule =
        switch (counts) {
          case LAST -> "the last";
          case BEST -> "the one with the best score";
          case LAST_IN_TIME -> "the last that was in time";
        };
    return Optional.of(
        Note.of(
            "It was handed in %d times; %s counts%s."
                .formatted(works.size(), rule, time == null ? "" : ", that of " + time)));
  }
}
