package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.Points;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.protocol.Answer.Problem;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;

/**
 * One thing that is wrong with a hand-in, with all the checks that it costs. {@link Causes} finds
 * them; the terminal, the pages and the exported comments show them.
 *
 * @param kind what kind of thing it is
 * @param stage the first stage that it costs something
 * @param problems the compiler's errors: at most five, the one to begin with first
 * @param more how many errors there are besides
 * @param plain our words for the first error; empty if we have none
 * @param checks those that failed for this reason: several only where all of them ended at the same
 *     line of the student's, such as in the same endless loop
 * @param waiting those that could not ask their question
 * @param points what all of these could still add; zero if they carry no points
 */
public record Cause(
    Kind kind,
    StageResult stage,
    List<Problem> problems,
    int more,
    String plain,
    List<CheckResult> checks,
    List<CheckResult> waiting,
    BigDecimal points) {

  /** What kinds of causes there are. Within a kind they are in the order of the stages' pages. */
  public enum Kind {
    /** A class does not compile. */
    COMPILER,
    /** A class lacks a member, so that checks could not ask their question. */
    MISSING,
    /** A check failed. */
    FAILED,
    /** A class was not handed in. */
    NOT_HANDED_IN,
    /** Checks failed that the student does not see. */
    HIDDEN,
    /** A person has still to grade it. */
    OPEN,
    /** The grader failed. */
    UNGRADED;

    /** Whether the student can do something about it. */
    public boolean isTheirs() {
      return ordinal() < HIDDEN.ordinal();
    }
  }

  /** The check to show in full: the first that failed, or that waits; null if there is none. */
  public CheckResult first() {
    return all().findFirst().orElse(null);
  }

  /** The checks that it costs. */
  public Stream<CheckResult> all() {
    return Stream.concat(checks.stream(), waiting.stream());
  }

  /** What is wrong, in one sentence without a full stop. */
  public String sentence() {
    return switch (kind) {
      case COMPILER ->
          stage.uncompiled().isEmpty() ? "The compiler found errors" : stage.uncompiled();
      case FAILED -> rule() + ": " + first().check().title();
      case MISSING, UNGRADED -> first().message();
      case NOT_HANDED_IN ->
          waiting.stream().map(CheckResult::message).distinct().count() > 1
              ? "none of the lab's classes was found"
              : first().message();
      case OPEN -> "A person has still to grade " + stage.stage().id();
      case HIDDEN -> "Checks that are not shown did not pass";
    };
  }

  /** The stage and the rule of the first check, such as {@code square R2}. */
  public String rule() {
    return first().check().stage() + " " + first().check().rule();
  }

  /** The place to look at, such as {@code Square.java:56}; empty if there is none. */
  public String where() {
    if (kind == Kind.COMPILER) {
      return where(problems.get(0));
    }
    return kind == Kind.FAILED && first().finding() != null ? first().finding().lookAt() : "";
  }

  /** The place of an error, such as {@code Square.java:56}; empty if it has none. */
  public static String where(Problem problem) {
    return problem.path() + (problem.line() > 0 ? ":" + problem.line() : "");
  }

  /** What to do about it, in one sentence; empty if the student can do nothing. */
  public String advice() {
    String place = where();
    String what =
        switch (kind) {
          case COMPILER -> sentence() + (place.isEmpty() ? "" : ": fix the error at " + place);
          case MISSING -> sentence();
          case FAILED ->
              "%s%s: %s"
                  .formatted(
                      place.isEmpty() ? "Work on " : "Look at " + place + " for ",
                      rule(),
                      first().verdict() == Verdict.FAILED
                          ? first().check().title()
                          : first().message());
          case NOT_HANDED_IN -> "Hand in what is missing: " + sentence();
          case HIDDEN, OPEN, UNGRADED -> "";
        };
    return what.replaceFirst("(?<=[^.?!])$", ".");
  }

  /** How much it costs, in one sentence; empty if that is a single check without points. */
  public String costs() {
    int count = checks.size() + waiting.size();
    String many = count > 1 ? count + " checks" : "";
    if (points.signum() == 0) {
      return many.isEmpty() ? "" : many + " wait behind this.";
    }
    String much = Points.rounded(points).toPlainString() + " points";
    return kind == Kind.HIDDEN
        ? much + " are in checks that are not shown."
        : much + (many.isEmpty() ? "" : " in " + many) + " wait behind this.";
  }
}
