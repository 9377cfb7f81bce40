package boardwright.html;

import boardwright.grading.CheckResult;
import boardwright.grading.KindPoints;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.handout.RuleTexts;
import boardwright.lab.CheckSpec;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.ApiDifference;
import boardwright.protocol.Finding;
import boardwright.protocol.Request.Source;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A stage on the page of a submission.
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
 * @param compiler the compiler's words, if the stage could not be compiled
 * @param needed classes that it needs and that do not compile themselves
 * @param differences how the classes differ from the synopsis
 * @param question what may be behind all that failed; empty if nothing is known
 * @param checks the checks, those that did not pass first
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
    List<Diagnostic> compiler,
    List<String> needed,
    List<String> differences,
    String question,
    List<Check> checks,
    List<Rule> rules) {

  static StageView of(
      StageResult result, Report report, String question, RuleTexts rules, List<Source> sources) {
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
        result.problems().stream().map(problem -> Diagnostic.of(problem, sources)).toList(),
        result.culprits(),
        result.differences().stream().map(ApiDifference::text).toList(),
        question,
        result.checks().stream()
            .sorted(
                Comparator.comparing(CheckResult::passed)
                    .thenComparing(check -> check.check().rule(), CheckSpec.ORDER_OF_RULES))
            .map(check -> Check.of(check, result, report, rules, sources))
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

  /** Checks that did not pass. */
  public List<Check> failing() {
    return checks.stream().filter(check -> !check.passed()).toList();
  }

  /** Checks that passed. */
  public List<Check> passing() {
    return checks.stream().filter(Check::passed).toList();
  }

  private static String sum(List<BigDecimal> points) {
    return shown(points.stream().reduce(BigDecimal.ZERO, BigDecimal::add));
  }

  private static String shown(BigDecimal points) {
    return Points.rounded(points).toPlainString();
  }

  /**
   * A rule.
   *
   * @param place on the page
   * @param words the sentence
   */
  public record Rule(String number, String place, List<Words> words) {}

  /**
   * An error of the compiler.
   *
   * @param where the file and the line
   * @param link to the line; empty if it is not on the page
   * @param text the compiler's own words
   */
  public record Diagnostic(String where, String link, String text) {
    static Diagnostic of(Problem problem, List<Source> sources) {
      String where = problem.path() + (problem.line() > 0 ? ":" + problem.line() : "");
      return new Diagnostic(where, SourceView.link(where, sources), problem.text());
    }
  }

  /**
   * A check.
   *
   * @param place on the page
   * @param rule the rule that it grades
   * @param ruleLink to the rule's sentence; empty if the handout has none
   * @param title the sentence
   * @param verdict what became of it
   * @param points earned, and of how many; empty if the stage is not scored
   * @param message one sentence, if there is no finding
   * @param finding what was called, expected and seen; null if nothing was
   * @param on what it was called on, boards apart
   * @param link to the line to look at; empty if it is not on the page
   * @param output what the student's code printed meanwhile
   * @param corrected whether an instructor changed the points
   */
  public record Check(
      String place,
      String rule,
      String ruleLink,
      String title,
      Verdict verdict,
      String points,
      String message,
      Finding finding,
      List<Board.Part> on,
      String link,
      String output,
      boolean corrected) {

    /** Whether there is nothing to mend. */
    public boolean passed() {
      return verdict == Verdict.PASSED || isTakenOut();
    }

    /** Whether it counts neither for nor against. */
    public boolean isTakenOut() {
      return verdict == Verdict.TAKEN_OUT;
    }

    /** How its verdict is shown. */
    public Mark mark() {
      return Mark.of(verdict);
    }

    static Check of(
        CheckResult result,
        StageResult stage,
        Report report,
        RuleTexts rules,
        List<Source> sources) {
      Finding finding = result.finding();
      String rule = result.check().rule();
      return new Check(
          Addresses.check(result.check().id()),
          rule,
          rules.byRule().containsKey(rule) ? "#" + Addresses.rule(stage.stage().id(), rule) : "",
          result.check().title(),
          result.verdict(),
          stage.stage().points().signum() == 0
              ? ""
              : shown(result.points()) + " of " + shown(result.maxPoints()),
          result.message(),
          finding,
          Optional.ofNullable(finding).map(f -> Board.parts(f.on())).orElse(List.of()),
          Optional.ofNullable(finding).map(f -> SourceView.link(f.lookAt(), sources)).orElse(""),
          result.output().stripTrailing(),
          report.corrections().stream().anyMatch(c -> c.concerns(result.check())));
    }
  }
}
