package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.protocol.Finding;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * In which way a check did not pass. The search for the mistake begins differently with each, so
 * each has a separate first hint in {@code handouts/common-hints.md}, under its title.
 */
public enum FailureKind {
  /** The class did something, and not what the rule says: the rule's own hints begin with this. */
  VALUE,
  /** An exception came out of the class. */
  EXCEPTION,
  /** The class used what is not allowed. */
  REFUSED,
  /** The class did not finish. */
  ENDLESS,
  /** The class used up the stack or the memory. */
  OVERFLOW,
  /** A member that the check needs is missing, or is different. */
  MISSING,
  /** Nothing was handed in. */
  NOTHING;

  /** The heading of its hint, such as {@code Value}. */
  public String title() {
    return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
  }

  /** The heading of the hint for the kind of this name; empty if there is no such kind. */
  public static Optional<String> titleOf(String name) {
    return Stream.of(values())
        .filter(kind -> kind.name().equals(name))
        .map(FailureKind::title)
        .findFirst();
  }

  /** The kind of a check that did not pass. */
  public static FailureKind of(CheckResult result) {
    Finding finding = result.finding();
    return switch (result.verdict()) {
      case TIMED_OUT -> ENDLESS;
      case CRASHED -> OVERFLOW;
      case REFUSED -> REFUSED;
      case BLOCKED -> MISSING;
      case NOT_HANDED_IN -> NOTHING;
      default -> finding != null && finding.threw() ? EXCEPTION : VALUE;
    };
  }
}
