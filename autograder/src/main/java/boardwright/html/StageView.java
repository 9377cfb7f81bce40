package boardwright.html;

import boardwright.grading.CheckResult;
import boardwright.grading.KindPoints;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.handout.RuleTexts;
import boardwright.lab.CheckSpec;
import boardwright.protocol.ApiDifference;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;

/**
 * A stage on the page of a submission: its points, the checks that passed, and its rules. What
 * failed has boxes of its own.
 *
 * @param id what the command line calls it
 * @param title its result
 * @param page the handout page
 * @param handedIn whether a class of it was handed in
 * @param mix the classes that were the student's when its checks ran
 * @param passed how many checks passed
 * @param of how many checks are shown
 * @param points earned; empty if the stage is not scored
 * @param max points; empty if the stage is not scored
 * @param kinds the same for behaviour, structure and style, where there are several
 * @param reduced whether structure and style count less, because too little works
 * @param differences how the classes differ from the synopsis
 * @param passing the checks that passed
 * @param rules what the handout says
 */
public record StageView(
    String id,
    String title,
    String page,
    boolean handedIn,
    List<String> mix,
    int passed,
    int of,
    String points,
    String max,
    List<String> kinds,
    boolean reduced,
    List<String> differences,
    List<Passed> passing,
    List<Rule> rules) {

  static StageView of(StageResult result, Report report, RuleTexts rules) {
    boolean scored = result.stage().points().signum() > 0;
    List<String> kinds =
        KindPoints.of(result.checks().stream()).stream().map(KindPoints::text).toList();
    return new StageView(
        result.stage().id(),
        result.stage().title(),
        result.stage().page(),
        result.handedIn(),
        result.mix(),
        result.passedCount(),
        result.checks().size(),
        scored ? sum(result.checks().stream().map(CheckResult::points).toList()) : "",
        scored ? sum(result.checks().stream().map(CheckResult::maxPoints).toList()) : "",
        kinds.size() > 1 ? kinds : List.of(),
        result.isReduced(),
        result.differences().stream().map(ApiDifference::text).toList(),
        result.checks().stream()
            .filter(CheckResult::passed)
            .sorted(Comparator.comparing(c -> c.check().rule(), CheckSpec.ORDER_OF_RULES))
            .map(check -> Passed.of(check, report, rules))
            .toList(),
        rules.byRule().entrySet().stream()
            .map(
                rule ->
                    new Rule(
                        rule.getKey(),
                        Addresses.rule(result.stage().id(), rule.getKey()),
                        Words.of(rule.getValue())))
            .toList());
  }

  /** How the stage is shown. */
  public Mark mark() {
    return Mark.of(
        !handedIn ? Verdict.NOT_HANDED_IN : passed < of ? Verdict.FAILED : Verdict.PASSED);
  }

  private static String sum(List<BigDecimal> points) {
    return shown(points.stream().reduce(BigDecimal.ZERO, BigDecimal::add));
  }

  /** What a check earned, and of how much; empty if its stage is not scored. */
  static String points(CheckResult result, StageResult stage) {
    return stage.stage().points().signum() == 0
        ? ""
        : shown(result.points()) + " of " + shown(result.maxPoints());
  }

  /** Points as every page writes them; empty for null. */
  static String shown(BigDecimal points) {
    return points == null ? "" : Points.rounded(points).toPlainString();
  }

  /**
   * A rule.
   *
   * @param place on the page
   * @param words the sentence
   */
  public record Rule(String number, String place, List<Words> words) {}

  /**
   * A check that passed.
   *
   * @param ruleLink to the rule's sentence; empty if the handout has none
   * @param takenOut why it counts neither for nor against; empty if it counts
   */
  public record Passed(CauseView.Line check, String ruleLink, Mark mark, String takenOut) {
    static Passed of(CheckResult result, Report report, RuleTexts rules) {
      String rule = result.check().rule();
      return new Passed(
          CauseView.Line.of(result, report),
          rules.byRule().containsKey(rule)
              ? "#" + Addresses.rule(result.check().stage(), rule)
              : "",
          Mark.of(result.verdict()),
          result.isTakenOut() ? result.message() : "");
    }
  }
}
