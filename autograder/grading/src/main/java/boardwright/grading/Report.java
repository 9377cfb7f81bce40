package boardwright.grading;

import boardwright.lab.CheckSpec;
import boardwright.submission.Correction;
import boardwright.submission.Person;
import boardwright.text.Note;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a grade is made of, for one submission. Every output format is a rendering of it.
 *
 * @param lab the lab's id
 * @param submission the submission's id
 * @param name for people
 * @param people who share the submission; empty where only a folder's name is known
 * @param seed what the randomised checks drew from
 * @param score what counts, after the late policy; null if nothing could be graded
 * @param rawScore what the work is worth; null if nothing could be graded
 * @param max what perfect work gets
 * @param lateness what the late policy said; null if it had nothing to say
 * @param corrections what an instructor changed, already in the score
 * @param notes what was done to the hand-in before it was graded
 * @param stages the stages, in order
 */
public record Report(
    String lab,
    String submission,
    String name,
    List<Person> people,
    long seed,
    BigDecimal score,
    BigDecimal rawScore,
    BigDecimal max,
    Lateness lateness,
    List<Correction> corrections,
    List<Note> notes,
    List<StageResult> stages) {

  /** The score for people. */
  public String shownScore() {
    return score == null ? "no score" : score.toPlainString();
  }

  /** The same with one more note. */
  public Report noting(Note note) {
    return with(corrections, Stream.concat(notes.stream(), Stream.of(note)).toList(), stages);
  }

  private Report with(List<Correction> given, List<Note> said, List<StageResult> results) {
    return new Report(
        lab, submission, name, people, seed, score, rawScore, max, lateness, given, said, results);
  }

  /** What the notes say, one sentence each. */
  public List<String> noteTexts() {
    return Note.texts(notes);
  }

  /**
   * The same for a student's eyes: without the checks that are hidden from them, and without what
   * is said to the instructor alone. The scores stay.
   */
  public Report without(Predicate<CheckSpec> hidden) {
    return with(
        corrections.stream()
            .filter(
                correction ->
                    checks()
                        .noneMatch(c -> hidden.test(c.check()) && correction.concerns(c.check())))
            .toList(),
        notes.stream().filter(note -> !note.isAboutShippedCode()).map(Note::forStudent).toList(),
        stages.stream().map(stage -> stage.without(hidden)).toList());
  }

  /**
   * What would count if no instructor had changed the whole score; null if nothing could be graded.
   */
  public BigDecimal reckoned() {
    return rawScore == null ? null : afterLateness(rawScore, lateness);
  }

  /** What the late policy leaves of a score. */
  static BigDecimal afterLateness(BigDecimal raw, Lateness lateness) {
    return lateness == null ? raw : raw.subtract(lateness.penalty());
  }

  /**
   * What a correction gives, in points; null if it gives none, or a share of a check that is gone.
   */
  public BigDecimal points(Correction correction) {
    if (!correction.decides()) {
      return null;
    }
    return correction.concernsAll()
        ? correction.points().of(max)
        : checks()
            .filter(result -> correction.concerns(result.check()))
            .findFirst()
            .map(result -> correction.points().of(result.maxPoints()).min(result.maxPoints()))
            .orElse(correction.points().isShare() ? null : correction.points().value());
  }

  /** Every check, in the order of the stages. */
  public Stream<CheckResult> checks() {
    return stages.stream().flatMap(stage -> stage.checks().stream());
  }

  /** How many checks of scored stages passed. */
  public long passed() {
    return scored(stages).filter(check -> check.verdict() == Verdict.PASSED).count();
  }

  /** How many checks of scored stages did not pass, for whatever reason. */
  public long failed() {
    return scored(stages).filter(check -> !check.passed() && !check.isOpen()).count();
  }

  /** Criteria of rubrics that a person grades, or has graded; those without points aside. */
  public Stream<CheckResult> criteria() {
    return scored(stages).filter(c -> c.check().isForAPerson() && (c.isOpen() || c.isJudged()));
  }

  /** Criteria of rubrics that a person has still to grade; those without points may stay open. */
  public Stream<CheckResult> openCriteria() {
    return criteria().filter(CheckResult::isOpen);
  }

  /** How many criteria of rubrics a person has still to grade. */
  public long open() {
    return openCriteria().count();
  }

  /** Whether the fault was the grader's somewhere, or everywhere where something was handed in. */
  public Status status() {
    return status(stages);
  }

  /** The same of what will be a report. */
  static Status status(List<StageResult> stages) {
    Set<Verdict> verdicts =
        scored(stages).map(CheckResult::verdict).collect(Collectors.toCollection(HashSet::new));
    if (!verdicts.remove(Verdict.UNGRADED)) {
      return Status.GRADED;
    }
    verdicts.remove(Verdict.NOT_HANDED_IN);
    return verdicts.isEmpty() ? Status.UNGRADED : Status.PARTLY_UNGRADED;
  }

  /** Whether the grader did its part, or an instructor decided on the whole. */
  public boolean isGraded() {
    return score != null && (isDecided() || status() == Status.GRADED);
  }

  /** Whether the score may be given out as a grade: nothing waits for a person any more. */
  public boolean isSettled() {
    return isGraded() && (isDecided() || open() == 0);
  }

  /** Whether it was handed in after its deadline. */
  public boolean isLate() {
    return lateness != null && lateness.units() > 0;
  }

  /** Whether an instructor decided on the whole: then the score is what was decided. */
  public boolean isDecided() {
    return corrections.stream().anyMatch(c -> c.concernsAll() && c.decides());
  }

  private static Stream<CheckResult> scored(List<StageResult> stages) {
    return stages.stream()
        .filter(stage -> stage.stage().points().signum() > 0)
        .flatMap(stage -> stage.checks().stream());
  }

  /** How much of a submission could be graded. */
  public enum Status {
    GRADED,
    PARTLY_UNGRADED,
    UNGRADED;

    /** As the gradebook writes it, such as {@code partly-ungraded}. */
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
