package boardwright.diagnosis;

import boardwright.grading.CheckResult;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What may be behind the failures of a class.
 *
 * @param candidates the misconceptions that fit: one, or two that fit equally well
 * @param explained the checks that did not pass and would not have, with this misconception
 * @param failures how many checks did not pass, explained or not
 */
public record Diagnosis(List<Misconception> candidates, List<CheckResult> explained, int failures) {
  private static final String[] NUMBERS = {
    "", "This failure fits", "Both failures fit", "All three failures fit", "All four failures fit"
  };

  /** A diagnosis. */
  public Diagnosis {
    candidates = List.copyOf(candidates);
    explained = List.copyOf(explained);
  }

  /** What a student reads: a question, and never the line to change. */
  public String question() {
    String programs =
        candidates.stream()
            .map(Misconception::name)
            .collect(Collectors.joining(", or one in which "));
    return "%s a program in which %s. Does yours?".formatted(fit(), programs);
  }

  private String fit() {
    int fit = explained.size();
    if (fit < failures) {
      return "%d of the %d failures %s".formatted(fit, failures, fit == 1 ? "fits" : "fit");
    }
    return fit < NUMBERS.length ? NUMBERS[fit] : "All " + fit + " failures fit";
  }
}
