package boardwright.grading;

import boardwright.protocol.Answer;
import java.util.Locale;

/** What became of one check. */
public enum Verdict {
  /** The class does what the rule says. */
  PASSED,
  /** It does something else. */
  FAILED,
  /** The check could not ask its question; the message says why. */
  BLOCKED,
  /** The class did not come to an end within its steps, or within its time. */
  TIMED_OUT,
  /** The class used up the stack or the memory, or took the whole worker down. */
  CRASHED,
  /** The class used what is not allowed here. */
  REFUSED,
  /** There is no such class in the hand-in. */
  NOT_HANDED_IN,
  /** A person gave some of the points of a criterion, not all. */
  PARTLY,
  /** A person has still to grade it. */
  OPEN,
  /** The instructor has taken it out: it counts neither for nor against. */
  TAKEN_OUT,
  /** The fault is the grader's: the check counts neither for nor against. */
  UNGRADED;

  /** As reports write it, such as {@code timed out}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  static Verdict of(Answer.Result result) {
    return switch (result) {
      case PASSED -> PASSED;
      case FAILED -> FAILED;
      case BLOCKED -> BLOCKED;
      case TIMED_OUT -> TIMED_OUT;
      case CRASHED -> CRASHED;
      case REFUSED -> REFUSED;
      case UNGRADED -> UNGRADED;
    };
  }
}
