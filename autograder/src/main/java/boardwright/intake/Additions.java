package boardwright.intake;

import boardwright.intake.files.IntakeException;
import boardwright.submission.LazySubmission;
import boardwright.submission.Person;
import boardwright.submission.Submission;
import boardwright.text.Printable;
import boardwright.text.SameName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * A run to which hand-ins are added. Who is in the run stays in it, whatever is handed in now; what
 * the same people hand in again takes the place of what they had.
 *
 * @param all the submissions of the run from now on: those of before in their order, then new ones
 * @param carried the ids of those that were not handed in again
 */
record Additions(List<LazySubmission> all, List<String> carried) {
  /**
   * Adds hand-ins to a run.
   *
   * @param before what is kept of the run, also of those who left it: no other student gets their
   *     folder
   * @param stay the ids of those who stay in it, in its order
   * @param now what was taken in
   * @throws IntakeException if it is not known which of several is the one in the run
   */
  static Additions to(List<LazySubmission> before, List<String> stay, List<LazySubmission> now) {
    Map<LazySubmission, LazySubmission> again = new HashMap<>();
    Set<LazySubmission> others = new LinkedHashSet<>(now);
    match(before, others, again, Additions::isTheSameWork);
    match(before, others, again, Additions::isOfTheSamePeople);
    refuseDoubt(before, now, again);
    List<LazySubmission> all = new ArrayList<>();
    List<String> carried = new ArrayList<>();
    for (LazySubmission old : before) {
      LazySubmission each = again.get(old);
      if (each != null) {
        all.add(named(each, known(old.head(), each.head())));
      } else if (stay.contains(old.head().id())) {
        Submission still = withoutWhoLeft(old.head(), now);
        if (!still.people().isEmpty() || old.head().people().isEmpty()) {
          all.add(old.with(still));
          carried.add(old.head().id());
        }
      }
    }
    Set<String> used = new HashSet<>();
    before.forEach(each -> used.add(each.head().id().toLowerCase(Locale.ROOT)));
    for (LazySubmission each : others) {
      String id = each.head().id();
      for (int i = 2; !used.add(id.toLowerCase(Locale.ROOT)); i++) {
        id = each.head().id() + "-" + i; // another student's folder has the name
      }
      all.add(named(each, each.head().called(id)));
    }
    // a run that was stopped knows the place of those that it had not graded yet
    all.sort(
        Comparator.comparingInt(
            each -> {
              int place = stay.indexOf(each.head().id());
              return place < 0 ? stay.size() : place;
            }));
    return new Additions(List.copyOf(all), List.copyOf(carried));
  }

  /** Finds who handed in before, and takes them out of the others. */
  private static void match(
      List<LazySubmission> before,
      Set<LazySubmission> others,
      Map<LazySubmission, LazySubmission> again,
      BiPredicate<LazySubmission, LazySubmission> same) {
    for (LazySubmission each : List.copyOf(others)) {
      before.stream()
          .filter(old -> !again.containsKey(old) && same.test(old, each))
          .findFirst()
          .ifPresent(
              old -> {
                again.put(old, each);
                others.remove(each);
              });
    }
  }

  /** Whether all who shared the one share the other, too. */
  private static boolean isOfTheSamePeople(LazySubmission old, LazySubmission now) {
    return old.head().isOfTheSamePeople(now.head())
        && (!old.head().identifiesPeople()
            || !now.head().identifiesPeople()
            || old.head().people().stream()
                .allMatch(one -> now.head().people().stream().anyMatch(one::isKnownToBe)));
  }

  /** A group's hand-in stays that of those who have not handed in with others, or alone. */
  private static Submission withoutWhoLeft(Submission old, List<LazySubmission> now) {
    List<Person> stay =
        old.people().stream()
            .filter(
                one ->
                    now.stream()
                        .flatMap(each -> each.head().people().stream())
                        .noneMatch(one::isKnownToBe))
            .toList();
    return stay.size() == old.people().size() ? old : old.of(stay);
  }

  /** Of whom nothing but a name is known, the sources say who it is where two have the name. */
  private static boolean isTheSameWork(LazySubmission old, LazySubmission now) {
    return !now.head().identifiesPeople()
        && hasNameOf(old, now)
        && old.content().equals(now.content());
  }

  private static boolean hasNameOf(LazySubmission one, LazySubmission other) {
    return SameName.key(one.head().name()).equals(SameName.key(other.head().name()));
  }

  /** Where two have a name that one of the run has, neither may get the other's decisions. */
  private static void refuseDoubt(
      List<LazySubmission> before,
      List<LazySubmission> now,
      Map<LazySubmission, LazySubmission> again) {
    for (LazySubmission old : before) {
      LazySubmission each = again.get(old);
      if (each != null
          && !each.head().identifiesPeople()
          && !isTheSameWork(old, each)
          && before.stream().filter(other -> hasNameOf(other, old)).count()
              < now.stream().filter(other -> hasNameOf(other, old)).count()) {
        throw new IntakeException(
            "%s: several are called so now, one in the run, and nothing tells whose work that was. Rename their folders, so that each keeps what was decided on it."
                .formatted(Printable.label(each.head().name())));
      }
    }
  }

  /** The same with another head, and so what was handed in before it. */
  private static LazySubmission named(LazySubmission each, Submission head) {
    return each.with(head)
        .after(each.earlier().stream().map(work -> work.with(known(head, work.head()))).toList());
  }

  /** Who handed in again, with the folder of before; what nothing says now is as it was. */
  private static Submission known(Submission old, Submission now) {
    boolean tells = now.identifiesPeople() || !old.identifiesPeople();
    return new Submission(
        old.id(),
        tells ? now.name() : old.name(),
        tells
            ? now.people().stream().map(person -> person.filledFrom(old.people())).toList()
            : old.people(),
        now.handedIn(),
        now.allowance(),
        now.sources(),
        now.notes());
  }
}
