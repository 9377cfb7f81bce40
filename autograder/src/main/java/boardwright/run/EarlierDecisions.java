package boardwright.run;

import boardwright.run.Run.Known;
import boardwright.submission.Correction;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import boardwright.text.SameName;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What an instructor decided in earlier runs, to which what is decided now is added. It is looked
 * up by the people, as a folder's name may be somebody else's now: {@code Kim Lee}, where there are
 * two of them.
 */
final class EarlierDecisions {
  private final Map<String, Known> before;
  private final List<LazySubmission> all;
  private final BigDecimal scale;
  private final List<String> onAnotherScale = new ArrayList<>();
  private final List<String> inDoubt = new ArrayList<>();
  private final Optional<BigDecimal> decidedOn;
  private BigDecimal scaleBefore;

  /**
   * What was decided.
   *
   * @param before what came of the submissions of these ids
   * @param all that are graded now
   * @param scale of the lab now
   * @param decidedOn the scale of then; empty for that of what came of the submissions before
   */
  EarlierDecisions(
      Map<String, Known> before,
      List<LazySubmission> all,
      BigDecimal scale,
      Optional<BigDecimal> decidedOn) {
    this.decidedOn = decidedOn;
    this.before = before;
    this.all = all;
    this.scale = scale;
  }

  /** What was decided on the work of these people, with what is decided now added to it. */
  List<Correction> with(List<Correction> later, Submission submission) {
    Optional<Graded> known = submission.tellsPeople() ? told(submission) : named(submission);
    List<Correction> stands = known.map(k -> k.report().corrections()).orElse(List.of());
    List<Correction> decided = Correction.added(stands, later);
    if (decided.stream()
        .anyMatch(c -> c.decides() && !c.points().isShare() && !later.contains(c))) {
      BigDecimal then = decidedOn.orElse(known.orElseThrow().report().max());
      if (then.compareTo(scale) != 0) {
        scaleBefore = then;
        onAnotherScale.add(submission.id());
      }
    }
    return decided;
  }

  /** What is to be said when all were asked for. */
  List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    if (!onAnotherScale.isEmpty()) {
      remarks.add(
          "Your points of these were decided on a scale of %s and stay as they are on one of %s: %s. Give --corrections again, with the points that you mean now."
              .formatted(
                  scaleBefore.toPlainString(),
                  scale.toPlainString(),
                  String.join("; ", onAnotherScale)));
    }
    if (!inDoubt.isEmpty()) {
      remarks.add(
          "What you decided on these before does not count any more, since others have the same name now and nobody handed in the same sources again: %s. Give --corrections with the folders that you mean."
              .formatted(String.join("; ", inDoubt)));
    }
    return remarks;
  }

  private Optional<Graded> told(Submission submission) {
    return Stream.concat(Stream.ofNullable(before.get(submission.id())), before.values().stream())
        .map(Known::graded)
        .filter(known -> known.submission().isOfTheSamePeople(submission))
        .findFirst();
  }

  /** Of people of whom there is but a name, the sources say who is meant where there are two. */
  private Optional<Graded> named(Submission submission) {
    String id = submission.id();
    Known here = before.get(id);
    List<LazySubmission> namesakes =
        all.stream()
            .filter(
                other -> SameName.key(other.head().name()).equals(SameName.key(submission.name())))
            .toList();
    LazySubmission work =
        namesakes.stream().filter(other -> other.head().id().equals(id)).findFirst().orElseThrow();
    if (namesakes.size() < 2 || here != null && here.isOf(work)) {
      return Optional.ofNullable(here).map(Known::graded);
    }
    if (here != null
        && !here.graded().report().corrections().isEmpty()
        && namesakes.stream().noneMatch(here::isOf)) {
      inDoubt.add(id);
    }
    return namesakes.stream()
        .filter(other -> before.containsKey(other.head().id()))
        .filter(other -> !before.get(other.head().id()).isOf(other)) // else it stays where it was
        .map(other -> before.get(other.head().id()))
        .filter(known -> known.isOf(work))
        .findFirst()
        .map(Known::graded);
  }
}
