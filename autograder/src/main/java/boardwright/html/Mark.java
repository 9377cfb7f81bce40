package boardwright.html;

import boardwright.grading.Verdict;
import java.util.List;
import java.util.stream.Stream;

/**
 * A verdict as a page shows it: by a sign, a word and a colour, and never by the colour alone.
 *
 * @param sign one letter
 * @param style the name of its style
 * @param word as reports write it
 * @param meaning one phrase for a legend
 */
public record Mark(String sign, String style, String word, String meaning) {
  /** The marks of all verdicts. */
  static final List<Mark> ALL = Stream.of(Verdict.values()).map(Mark::of).toList();

  /** The mark of a verdict. */
  static Mark of(Verdict verdict) {
    return switch (verdict) {
      case PASSED -> mark("✓", "p", verdict, "the class does what the rule says");
      case FAILED -> mark("✗", "f", verdict, "it does something else");
      case BLOCKED ->
          mark("B", "b", verdict, "something stood in the way, such as a compile error");
      case TIMED_OUT -> mark("T", "t", verdict, "it did not come to an end");
      case CRASHED -> mark("C", "c", verdict, "it used up the stack or the memory");
      case REFUSED -> mark("R", "r", verdict, "it used what is not allowed here");
      case NOT_HANDED_IN -> mark("–", "n", verdict, "there is no such class");
      case PARTLY -> mark("½", "h", verdict, "a person gave some of the points");
      case OPEN -> mark("…", "o", verdict, "a person has still to grade it");
      case TAKEN_OUT -> mark("∅", "n", verdict, "taken out: it counts neither for nor against");
      case UNGRADED -> mark("?", "u", verdict, "the fault is the grader's: grade it once more");
    };
  }

  private static Mark mark(String sign, String style, Verdict verdict, String meaning) {
    return new Mark(sign, style, verdict.word(), meaning);
  }
}
