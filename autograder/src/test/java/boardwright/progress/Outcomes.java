package boardwright.progress;

import boardwright.progress.Progress.Outcome;
import java.util.Map;

/** What checks may have come to. */
public final class Outcomes {
  private Outcomes() {}

  /**
   * An outcome.
   *
   * @param rule that failed by a wrong value; empty if none failed
   */
  public static Outcome of(int passed, int checks, String rule, String sources) {
    return of(passed, checks, rule.isEmpty() ? Map.of() : Map.of(rule, "VALUE"), sources);
  }

  /** An outcome with rules that failed, each with its kind of failure. */
  public static Outcome of(int passed, int checks, Map<String, String> failing, String sources) {
    return new Outcome(passed, checks, "1", failing, sources, "2026-11-23T10:00:00Z");
  }
}
