package boardwright.run;

import boardwright.decisions.Decisions;
import boardwright.grading.Lateness;
import boardwright.grading.Report;
import boardwright.lab.Counts;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import boardwright.text.Note;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * All that the same people handed in for a run, and which of it counts. Every hand-in that was
 * graded once is kept, so that another rule, or more time, may choose another one later.
 *
 * @param works in the order in which they were handed in, as far as that is known
 */
record HandIns(List<LazySubmission> works) {
  private static final DateTimeFormatter FORM =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm (xxx)", Locale.ENGLISH);

  /**
   * Those of one folder.
   *
   * @param kept what was graded in earlier calls, in the order in which it came
   * @param now what this call has
   * @param isNew whether it was handed in for this call, and isn't only in the run
   * @param decisions say when a hand-in came in, where the platform doesn't
   */
  static HandIns of(List<Graded> kept, LazySubmission now, boolean isNew, Decisions decisions) {
    List<LazySubmission> works = new ArrayList<>();
    kept.stream()
        .map(each -> LazySubmission.of(each.submission()))
        .filter(work -> isOfAll(work.head(), now.head()))
        .forEach(work -> add(works, work.with(now.head().handedInAt(work.head().handedIn()))));
    now.earlier().forEach(work -> add(works, work));
    add(works, now.after(List.of()));
    if (isNew && now.head().handedIn() == null) { // it came last, also if it came before
      works.removeIf(work -> areSame(work, now));
      works.add(now.after(List.of()));
    }
    Function<LazySubmission, Instant> time = work -> decisions.applied(work).handedIn();
    if (works.stream().allMatch(work -> time.apply(work) != null)) {
      works.sort(Comparator.comparing(time));
    }
    return new HandIns(works);
  }

  /** Adds one; what is there already stays in its place, and what knows its time counts. */
  private static void add(List<LazySubmission> works, LazySubmission work) {
    for (int i = 0; i < works.size(); i++) {
      if (areSame(works.get(i), work)) {
        Instant known = works.get(i).head().handedIn();
        works.set(
            i, work.head().handedIn() == null ? work.with(work.head().handedInAt(known)) : work);
        return;
      }
    }
    works.add(work);
  }

  /** Whether all who hand in now have a part in it: what one did alone isn't a group's. */
  private static boolean isOfAll(Submission work, Submission now) {
    return !work.identifiesPeople()
        || !now.identifiesPeople()
        || now.people().stream().allMatch(one -> work.people().stream().anyMatch(one::isKnownToBe));
  }

  /** Whether it is one hand-in: the same work may come twice, but not at two times. */
  static boolean areSame(LazySubmission one, LazySubmission other) {
    Instant a = one.head().handedIn();
    Instant b = other.head().handedIn();
    return one.content().equals(other.content()) && (a == null || b == null || a.equals(b));
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

  /**
   * What is said of one that counts; empty where there is no other.
   *
   * @param counting when it came in; null if that isn't known
   * @param inTime whether it was in time
   */
  Optional<Note> note(ZonedDateTime counting, boolean inTime, Counts counts) {
    if (works.size() < 2) {
      return Optional.empty();
    }
    String rule =
        switch (counts) {
          case LAST -> "the last counts";
          case BEST -> "the one with the best score counts";
          case LAST_IN_TIME ->
              inTime ? "the last that was in time counts" : "none was in time, so the last counts";
        };
    return Optional.of(
        Note.of(
            "It was handed in %d times; %s%s."
                .formatted(
                    works.size(),
                    rule,
                    counting == null ? "" : ", that of " + FORM.format(counting))));
  }

  static boolean isInTime(Lateness lateness) {
    return lateness == null || lateness.units() == 0;
  }
}
