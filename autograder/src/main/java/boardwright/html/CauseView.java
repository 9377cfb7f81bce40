package boardwright.html;

import boardwright.grading.CheckResult;
import boardwright.grading.Report;
import boardwright.grading.Verdict;
import boardwright.handout.RuleTexts;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Finding;
import boardwright.protocol.Request.Source;
import boardwright.report.Cause;
import boardwright.report.Failure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Something that is wrong, as a box on the page of a submission.
 *
 * @param title what is wrong; the title of the check that failed, if one did
 * @param mark how the verdict of its checks is shown
 * @param problems the compiler's errors, the one to begin with first
 * @param more how many errors there are besides
 * @param plain our words for the first
 * @param failed the check that failed, in full; null if none could ask its question
 * @param alike others that ended at the same line
 * @param moreAlike how many more of these there are
 * @param waiting checks that could not ask their question, by stage
 * @param costs how much it costs, if that is more than a check that failed
 * @param question what may be behind it; empty if nothing is known
 */
public record CauseView(
    List<Words> title,
    Mark mark,
    List<Diagnostic> problems,
    int more,
    List<Words> plain,
    Failed failed,
    List<Line> alike,
    int moreAlike,
    Map<String, List<Line>> waiting,
    String costs,
    String question) {
  /**
   * A box.
   *
   * @param draws whether boards are drawn
   */
  static CauseView of(
      Cause cause,
      Report report,
      RuleTexts rules,
      String question,
      List<Source> sources,
      Room room,
      boolean draws) {
    Map<String, List<Line>> waiting = new LinkedHashMap<>();
    for (CheckResult check : cause.waiting()) {
      List<Line> all = waiting.computeIfAbsent(check.check().stage(), stage -> new ArrayList<>());
      Line line = Line.of(check, report);
      boolean isAnother = all.stream().anyMatch(other -> other.rule().equals(line.rule()));
      all.add(isAnother ? line.withoutRule() : line);
    }
    CheckResult first = cause.first();
    boolean isOne = cause.kind() == Cause.Kind.FAILED && cause.all().count() == 1;
    return new CauseView(
        Words.of(
            cause.kind() == Cause.Kind.FAILED ? first.check().title() : capital(cause.sentence())),
        first == null ? Mark.of(Verdict.BLOCKED) : Mark.of(first.verdict()),
        cause.problems().stream().map(problem -> Diagnostic.of(problem, sources, room)).toList(),
        cause.more(),
        Words.of(cause.plain()),
        cause.checks().isEmpty() ? null : Failed.of(cause, report, rules, sources, room, draws),
        cause.checks().stream()
            .skip(1)
            .limit(room.lines())
            .map(check -> Line.of(check, report))
            .toList(),
        Math.max(0, cause.checks().size() - 1 - room.lines()),
        waiting,
        report.isDecided() || isOne ? "" : cause.costs(),
        question);
  }

  /** Where the box is on the page; null if nothing leads there. */
  public String place() {
    return failed == null ? null : failed.check().place();
  }

  /** The errors after the one to begin with. */
  public List<Diagnostic> otherProblems() {
    return problems.subList(1, problems.size());
  }

  private static String capital(String sentence) {
    return sentence.isEmpty()
        ? ""
        : sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
  }

  /**
   * An error of the compiler.
   *
   * @param where the file and the line
   * @param link to the line; empty if it is not on the page
   * @param text the compiler's own words, with the line of the source and the place in it
   */
  public record Diagnostic(String where, String link, String text) {
    static Diagnostic of(Problem problem, List<Source> sources, Room room) {
      String where = Cause.where(problem);
      String text = String.join("\n", Failure.of(problem)).replaceAll("(?m)^  ", "");
      return new Diagnostic(where, SourceView.link(where, sources), room.cut(text));
    }
  }

  /**
   * A check that only needs a line here.
   *
   * @param place on the page
   * @param corrected whether an instructor changed the points
   */
  public record Line(String place, String stage, String rule, String title, boolean corrected) {
    private Line withoutRule() {
      return new Line(place, stage, "", title, corrected);
    }

    static Line of(CheckResult result, Report report) {
      return new Line(
          Addresses.check(result.check().id()),
          result.check().stage(),
          result.check().rule(),
          result.check().title(),
          isCorrected(result, report));
    }
  }

  private static boolean isCorrected(CheckResult result, Report report) {
    return report.corrections().stream().anyMatch(c -> c.concerns(result.check()));
  }

  /**
   * A check that failed, in full.
   *
   * @param ruleLink to the rule's sentence; empty if the handout has none
   * @param ruleWords the rule's sentence
   * @param points earned, and of how many; empty if the stage is not scored
   * @param message one sentence, if there is no finding
   * @param finding what was called, expected and seen; null if nothing was
   * @param on what it was called on, boards apart
   * @param link to the line to look at; empty if it is not on the page
   * @param near what a member may have been called by mistake; empty if nothing is known
   * @param output what the student's code printed meanwhile
   */
  public record Failed(
      Line check,
      String ruleLink,
      List<Words> ruleWords,
      String points,
      String message,
      Finding finding,
      List<Board.Part> on,
      String link,
      String near,
      String output) {
    static Failed of(
        Cause cause,
        Report report,
        RuleTexts rules,
        List<Source> sources,
        Room room,
        boolean draws) {
      CheckResult result = cause.first();
      Finding finding = result.finding();
      String rule = result.check().rule();
      String words = rules.byRule().getOrDefault(rule, "");
      return new Failed(
          Line.of(result, report),
          words.isEmpty() ? "" : "#" + Addresses.rule(result.check().stage(), rule),
          Words.of(words),
          StageView.points(result, cause.stage()),
          room.cut(result.message()),
          finding == null ? null : cut(finding, room),
          finding == null ? List.of() : on(room.cut(finding.on()), draws),
          finding == null ? "" : SourceView.link(finding.lookAt(), sources),
          Failure.near(result, cause.stage()),
          room.cut(result.output().stripTrailing()));
    }

    private static List<Board.Part> on(String text, boolean draws) {
      return draws || text.isEmpty() ? Board.parts(text) : List.of(new Board.Part(text, null));
    }

    private static Finding cut(Finding whole, Room room) {
      return new Finding(
          room.cut(whole.called()),
          "",
          room.cut(whole.expected()),
          room.cut(whole.seen()),
          room.cut(whole.lookAt()));
    }
  }
}
