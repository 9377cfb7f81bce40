package boardwright.diagnosis;

import boardwright.grading.CheckResult;
import boardwright.grading.Verdict;
import boardwright.protocol.Kind;
import boardwright.text.Sha256;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/**
 * How a wrong answer showed at one check.
 *
 * @param verdict what became of the check
 * @param digest stands for what was called, on which board, and what came of it; empty if that
 *     depends on the random cases, or nothing was called
 */
public record Symptom(Verdict verdict, String digest) {
  private static final int BYTES = 4;

  /** Another verdict, or the same with another call or answer: it says little. */
  private static final double LITTLE = 0.25;

  /** The same verdict, where the call depends on the random cases. */
  private static final double MUCH = 0.8;

  /** What a check that did not pass shows; of how a class is built, what is expected instead. */
  public static Symptom of(CheckResult result) {
    if (result.check().kind() == Kind.STYLE) {
      return new Symptom(result.verdict(), "");
    }
    if (result.check().kind() == Kind.STRUCTURE) {
      String expected = result.finding() == null ? "" : result.finding().expected();
      // of whichever class and method it is
      String rule = expected.replaceFirst("^\\w+: ", "").replaceAll("`[^`]*`", "`");
      return new Symptom(result.verdict(), Sha256.of(rule).hex(BYTES));
    }
    String board = result.finding() == null ? "" : result.finding().on();
    return new Symptom(result.verdict(), Sha256.of(result.message() + "\n" + board).hex(BYTES));
  }

  /** Reads what {@link #text} wrote. */
  @JsonCreator
  static Symptom read(String text) {
    int end = text.lastIndexOf(' ');
    boolean hasDigest = text.substring(end + 1).matches("[0-9a-f]{" + 2 * BYTES + "}");
    String word = hasDigest ? text.substring(0, end) : text;
    return new Symptom(
        Verdict.valueOf(word.replace(' ', '_').toUpperCase(Locale.ROOT)),
        hasDigest ? text.substring(end + 1) : "");
  }

  /** Such as {@code timed out 3fa9c2d1}. */
  @JsonValue
  String text() {
    return digest.isEmpty() ? verdict.word() : verdict.word() + " " + digest;
  }

  /** How alike two are that showed at the same check: 1 if nothing tells them apart. */
  double likeness(Symptom other) {
    if (verdict != other.verdict) {
      return LITTLE;
    }
    if (digest.isEmpty() || other.digest.isEmpty()) {
      return MUCH;
    }
    return digest.equals(other.digest) ? 1 : LITTLE;
  }
}
