package boardwright.intake;

import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A run to which hand-ins are added. Who is in the run stays in it, whatever is handed in now; what
 * the same people hand in again takes the place of what they had.
 *
 * @param all the submissions of the run from now on: those of before in their order, then new ones
 * @param carried the ids of those that nobody handed in again
 */
record Additions(List<LazySubmission> all, List<String> carried) {
  /**
   * Adds hand-ins to a run.
   *
   * @param before the submissions of the run
   * @param now what was taken in
   * @throws RunFolderException if a name belongs to other people now than in the run
   */
  static Additions to(List<LazySubmission> before, List<LazySubmission> now) {
    Map<LazySubmission, LazySubmission> again = new HashMap<>();
    List<LazySubmission> others = new ArrayList<>();
    for (LazySubmission each : now) {
      Optional<LazySubmission> known =
          before.stream()
              .filter(old -> !again.containsKey(old) && old.head().isOfTheSamePeople(each.head()))
              .findFirst();
      known.ifPresentOrElse(old -> again.put(old, each), () -> others.add(each));
    }
    List<LazySubmission> all = new ArrayList<>();
    List<String> carried = new ArrayList<>();
    for (LazySubmission old : before) {
      LazySubmission each = again.get(old);
      all.add(each == null ? old : each.with(known(old.head(), each.head())));
      if (each == null) {
        carried.add(old.head().id());
      }
    }
    Set<String> used = new HashSet<>();
    all.forEach(each -> used.add(each.head().id().toLowerCase(Locale.ROOT)));
    for (LazySubmission each : others) {
      String id = each.head().id();
      for (int i = 2; !used.add(id.toLowerCase(Locale.ROOT)); i++) {
        id = each.head().id() + "-" + i; // somebody else's folder has the name
      }
      all.add(each.with(each.head().called(id)));
    }
    return new Additions(List.copyOf(all), List.copyOf(carried));
  }

  /** Who handed in again, with the folder of before; what nothing says now is as it was. */
  private static Submission known(Submission old, Submission now) {
    boolean tells = now.tellsPeople() || !old.tellsPeople();
    return new Submission(
        old.id(),
        tells ? now.name() : old.name(),
        tells ? now.people() : old.people(),
        now.handedIn(),
        now.allowance(),
        now.sources(),
        now.notes());
  }
}
