package boardwright.testkit;

import boardwright.meter.Meter;
import java.util.List;
import java.util.stream.Stream;

/**
 * A check could not ask its question, because something that it needs first did not work. The text
 * says what, and which rules explain it.
 */
public final class CheckBlocked extends AssertionError implements Meter.Uncatchable {
  private static final long serialVersionUID = 1L;

  private final transient List<String> rules;

  /**
   * A blocked check.
   *
   * @param reason one plain sentence for the student
   * @param rules of the same stage that explain it, such as {@code R1}; they are added to the text
   */
  public CheckBlocked(String reason, String... rules) {
    this(reason + (rules.length == 0 ? "" : " (see " + listed(rules) + ")"), List.of(rules));
  }

  private CheckBlocked(String text, List<String> rules) {
    super(text);
    this.rules = rules;
  }

  /**
   * A blocked check that is explained by rules of a stage, be it this one or another.
   *
   * @param stage its id
   */
  public static CheckBlocked by(String stage, String reason, String... rules) {
    return new CheckBlocked(
        "%s (see %s of the stage %s)".formatted(reason, listed(rules), stage),
        Stream.of(rules).map(rule -> stage + "/" + rule).toList());
  }

  /** The rules that must hold first: {@code R1} of this stage, or {@code board/R1} of that one. */
  public List<String> rules() {
    return rules;
  }

  private static String listed(String... rules) {
    int last = rules.length - 1;
    return last == 0
        ? rules[0]
        : String.join(", ", List.of(rules).subList(0, last)) + " and " + rules[last];
  }
}
