package boardwright.html;

import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.grading.Verdict;
import boardwright.lab.CheckSpec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * A check that many hand-ins did not pass, with the message that most of them got.
 *
 * @param stage the stage's id
 * @param rule the rule that it grades
 * @param title the sentence that people read
 * @param failed how many hand-ins did not pass it
 * @param asked how many handed in what it is about
 * @param percent failed of asked, rounded
 * @param message what most of these were told
 * @param alike how many were told so
 * @param sample one of these
 * @param link to the check on the sample's page
 */
public record Hardest(
    String stage,
    String rule,
    String title,
    int failed,
    int asked,
    int percent,
    String message,
    int alike,
    Student sample,
    String link) {
  private static final int MOST = 10;
  private static final Set<Verdict> NOT_ASKED =
      EnumSet.of(Verdict.NOT_HANDED_IN, Verdict.OPEN, Verdict.TAKEN_OUT, Verdict.UNGRADED);

  /** The checks that were failed most, at most ten; of two alike, the one that is asked first. */
  static List<Hardest> of(List<Report> reports, Function<Report, Student> who) {
    Map<CheckSpec, Integer> asked = new LinkedHashMap<>();
    Map<CheckSpec, Map<String, List<Report>>> told = new LinkedHashMap<>();
    for (Report report : reports) {
      report
          .checks()
          .filter(result -> !NOT_ASKED.contains(result.verdict()))
          .forEach(
              result -> {
                asked.merge(result.check(), 1, Integer::sum);
                if (!result.passed()) {
                  told.computeIfAbsent(result.check(), check -> new LinkedHashMap<>())
                      .computeIfAbsent(message(result), message -> new ArrayList<>())
                      .add(report);
                }
              });
    }
    return asked.keySet().stream()
        .filter(told::containsKey)
        .map(check -> of(check, asked.get(check), told.get(check), who))
        .sorted(Comparator.comparingInt(Hardest::failed).reversed())
        .limit(MOST)
        .toList();
  }

  private static Hardest of(
      CheckSpec check, int asked, Map<String, List<Report>> told, Function<Report, Student> who) {
    int failed = told.values().stream().mapToInt(List::size).sum();
    String message = "";
    List<Report> alike = List.of();
    for (Map.Entry<String, List<Report>> entry : told.entrySet()) {
      if (entry.getValue().size() > alike.size()) {
        message = entry.getKey();
        alike = entry.getValue();
      }
    }
    Student sample = who.apply(alike.get(0));
    return new Hardest(
        check.stage(),
        check.rule(),
        check.title(),
        failed,
        asked,
        Math.round(failed * 100f / asked),
        message,
        alike.size(),
        sample,
        sample.link() + "#" + Addresses.check(check.id()));
  }

  private static String message(CheckResult result) {
    return result.verdict() == Verdict.FAILED
        ? result.message()
        : result.verdict().word() + (result.message().isEmpty() ? "" : ": " + result.message());
  }
}
