package boardwright.html;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import boardwright.diagnosis.Diagnosis;
import boardwright.diagnosis.Misconceptions;
import boardwright.grading.CheckResult;
import boardwright.grading.KindPoints;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.handout.BookAddress;
import boardwright.handout.RuleTexts;
import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.page.Board;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Request.Source;
import boardwright.report.Cause;
import boardwright.report.Causes;
import boardwright.report.Failure;
import boardwright.run.Graded;
import boardwright.submission.Correction;
import boardwright.submission.Person;
import java.math.BigDecimal;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What the page of one submission shows to the student, without the checks that are hidden from
 * them.
 *
 * @param lab the lab
 * @param report what was graded
 * @param causes what is wrong, the one to begin with first
 * @param incomplete whether there are checks that are not shown
 * @param diagnoses what may be behind the failures
 * @param handedIn when; empty if nothing says so
 * @param late what the late policy said; null if it had nothing to say
 * @param sources the student's own files
 * @param book where the book is published; empty if it isn't
 * @param share 1 for the usual page; 4 for one on which a quarter of that fits, and so on
 */
public record ReportView(
    Lab lab,
    Report report,
    List<Cause> causes,
    boolean incomplete,
    List<Diagnosis> diagnoses,
    String handedIn,
    Late late,
    List<Source> sources,
    String book,
    int share) {
  private static final int MOST_BOARDS = 10;
  private static final int MOST_NOTES = 40;

  static ReportView of(Graded graded, Lab lab, Misconceptions known, ZonedDateTime now, int share) {
    Predicate<CheckSpec> hidden = check -> lab.hides(check, now.toInstant());
    Report report = graded.report().without(hidden);
    ZoneId zone = ShownTime.zone(graded.submission(), lab, now);
    return new ReportView(
        lab,
        report,
        Causes.seen(graded.report(), lab, now.toInstant()),
        graded.report().checks().anyMatch(c -> hidden.test(c.check())),
        known.explain(report.stages()),
        ShownTime.shown(
            report.lateness() == null
                ? graded.submission().handedIn()
                : report.lateness().handedIn(), // which an instructor may know better
            zone),
        Late.of(report, zone),
        graded.submission().sources(),
        new Course(lab.top()).syllabus().pages(),
        share);
  }

  /** What a browser may do here. */
  public String policy() {
    return Sheet.policy();
  }

  /** How it looks. */
  public String style() {
    return Sheet.STYLE.text();
  }

  /** Who handed in. */
  public List<String> names() {
    return report.people().isEmpty()
        ? List.of(report.name())
        : report.people().stream().map(Person::name).toList();
  }

  /** What perfect work gets. */
  public String max() {
    return report.max().stripTrailingZeros().toPlainString();
  }

  /** Points as every page writes them; empty for null. */
  public static String shown(BigDecimal points) {
    return points == null ? "" : Points.rounded(points).toPlainString();
  }

  /** What an instructor changed. */
  public List<Corrected> corrections() {
    return report.corrections().stream().map(c -> Corrected.of(c, report)).toList();
  }

  /** What to do first, and what waits for it; empty if there is nothing to do. */
  public String first() {
    return Causes.doFirst(causes, report);
  }

  /** The causes that have a box. */
  public List<Cause> boxes() {
    return causes.stream().filter(cause -> cause.kind() != Cause.Kind.HIDDEN).toList();
  }

  /** What was lost in checks that are not shown; empty if nothing was. */
  public String hidden() {
    boolean isLost = boxes().size() < causes.size();
    return isLost ? causes.get(causes.size() - 1).costs() : "";
  }

  /** Whether no class of the lab was found, so that the notes are all there is to say. */
  public boolean isEmpty() {
    return report.stages().stream().noneMatch(StageResult::handedIn);
  }

  /** What was done to the hand-in before it was graded. */
  public List<String> notes() {
    List<String> all = report.noteTexts();
    List<String> notes = new ArrayList<>(all.stream().limit(MOST_NOTES / share + 1).toList());
    if (all.size() > notes.size()) {
      notes.add("… and %d more.".formatted(all.size() - notes.size()));
    }
    return notes;
  }

  /** The files that there is room for. */
  public List<SourceView> files() {
    return SourceView.of(sources, causes, report, share);
  }

  /** What is wrong: the title of the check that failed, if one did. */
  public List<Words> title(Cause cause) {
    return Words.of(cause.checks().isEmpty() ? cause.sentence() : cause.first().check().title());
  }

  /** How the verdict of its checks is shown. */
  public Mark mark(Cause cause) {
    return Mark.of(cause.first() == null ? Verdict.BLOCKED : cause.first().verdict());
  }

  /** How much it costs; empty if that is one check, or if an instructor decided on the score. */
  public String costs(Cause cause) {
    boolean isOne = !cause.checks().isEmpty() && cause.all().count() == 1;
    return isOne || report.isDecided() ? "" : cause.costs();
  }

  /** What may be behind it, where that was not asked before; empty if nothing is known. */
  public String question(Cause cause) {
    return diagnoses.stream()
        .filter(
            diagnosis ->
                causes.stream()
                    .filter(one -> one.all().anyMatch(diagnosis.explained()::contains))
                    .findFirst()
                    .filter(cause::equals)
                    .isPresent())
        .map(Diagnosis::question)
        .findFirst()
        .orElse("");
  }

  /** The compiler's own words, with the line of the source and the place in it. */
  public String words(Problem problem) {
    return String.join("\n", Failure.of(problem)).replaceAll("(?m)^  ", "");
  }

  /** The link to a place such as {@code Square.java:12}; empty if it is not on the page. */
  public String link(String place) {
    return SourceView.link(place, sources);
  }

  /** What the failed check of a cause was called on, boards apart. */
  public List<Board.Part> on(Cause cause) {
    String on = cause.first().finding().on();
    boolean draws = causes.indexOf(cause) < MOST_BOARDS && share == 1;
    return draws || on.isEmpty() ? Board.parts(on) : List.of(new Board.Part(on, null));
  }

  /** What a member may have been called by mistake; empty if nothing is known. */
  public String near(Cause cause) {
    return Failure.near(cause.first(), cause.stage());
  }

  /** The checks that could not ask their question, by stage and by rule. */
  public Map<String, Map<String, List<CheckResult>>> waiting(Cause cause) {
    Function<CheckResult, String> stage = waits -> waits.check().stage();
    Function<CheckResult, String> rule = waits -> waits.check().rule();
    return cause.waiting().stream()
        .collect(
            groupingBy(stage, LinkedHashMap::new, groupingBy(rule, LinkedHashMap::new, toList())));
  }

  /** The place of a check on the page. */
  public String place(CheckResult check) {
    return Addresses.check(check.check().id());
  }

  /** The place of a rule on the page. */
  public String place(StageResult stage, String rule) {
    return Addresses.rule(stage.stage().id(), rule);
  }

  /** Whether an instructor changed the points of a check. */
  public boolean isCorrected(CheckResult check) {
    return report.corrections().stream().anyMatch(c -> c.concerns(check.check()));
  }

  /** The sentences of a stage's rules, from the handout. */
  public Map<String, List<Words>> rules(StageResult stage) {
    Map<String, List<Words>> rules = new LinkedHashMap<>();
    RuleTexts.read(lab.page(stage.stage()))
        .and(RuleTexts.read(lab.commonPage()), lab.checksOf(stage.stage()))
        .byRule()
        .forEach((rule, words) -> rules.put(rule, Words.of(words)));
    return rules;
  }

  /** The address of a rule in the published book; empty if there is none. */
  public String inTheBook(StageResult stage, String rule) {
    return book.isEmpty() ? "" : book + BookAddress.of(stage.stage().pageOf(rule)) + "#" + rule;
  }

  /** The stages of which students see anything. */
  public List<StageResult> stages() {
    return report.stages().stream().filter(stage -> !stage.checks().isEmpty()).toList();
  }

  /** How a stage is shown: as what did not pass, if that is all of one kind. */
  public Mark mark(StageResult stage) {
    List<Verdict> wrong =
        stage.checks().stream()
            .filter(check -> !check.passed())
            .map(CheckResult::verdict)
            .distinct()
            .toList();
    return Mark.of(
        wrong.isEmpty() ? Verdict.PASSED : wrong.size() == 1 ? wrong.get(0) : Verdict.FAILED);
  }

  /** Points earned with some checks, and of how many; empty if the stage is not scored. */
  public String points(StageResult stage, List<CheckResult> checks) {
    return stage.stage().points().signum() == 0
        ? ""
        : "%s of %s points"
            .formatted(
                shown(sum(checks, CheckResult::points)),
                shown(sum(checks, CheckResult::maxPoints)));
  }

  private static BigDecimal sum(
      List<CheckResult> checks, Function<CheckResult, BigDecimal> points) {
    return checks.stream().map(points).reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  /** The points for behaviour, structure and style, where there are several. */
  public List<String> kinds(StageResult stage) {
    List<KindPoints> kinds = KindPoints.of(stage.checks().stream());
    return kinds.size() > 1 ? kinds.stream().map(KindPoints::text).toList() : List.of();
  }

  /** The checks of a stage that passed, in the order of its rules. */
  public List<CheckResult> passing(StageResult stage) {
    return stage.checks().stream()
        .filter(CheckResult::passed)
        .sorted(Comparator.comparing(c -> c.check().rule(), CheckSpec.ORDER_OF_RULES))
        .toList();
  }

  /** How a check that passed is shown. */
  public Mark mark(CheckResult check) {
    return Mark.of(check.verdict());
  }

  /**
   * What the late policy said.
   *
   * @param isLate whether it came after its deadline
   * @param due when it was due
   * @param penalty what it cost; empty for nothing
   * @param remark one sentence; empty if an instructor decided on the score, whatever lateness cost
   */
  public record Late(boolean isLate, String due, String penalty, String remark) {
    static Late of(Report report, ZoneId zone) {
      return report.lateness() == null
          ? null
          : new Late(
              report.isLate(),
              ShownTime.shown(report.lateness().due(), zone),
              report.isDecided() || report.lateness().penalty().signum() == 0
                  ? ""
                  : shown(report.lateness().penalty()),
              report.isDecided() ? "" : report.lateness().remark());
    }
  }

  /**
   * What an instructor changed.
   *
   * @param about the check's title; empty if it is about the whole
   * @param place of the check on the page; empty if it is about the whole
   * @param points what it is worth now; empty if only the remark counts
   * @param remark what the student reads; may be empty
   */
  public record Corrected(String about, String place, String points, String remark) {
    static Corrected of(Correction correction, Report report) {
      return report
          .checks()
          .map(result -> result.check())
          .filter(correction::concerns)
          .findFirst()
          .map(
              check ->
                  new Corrected(
                      check.rule() + " " + check.title(),
                      Addresses.check(check.id()),
                      shown(report.points(correction)),
                      correction.remark()))
          .orElseGet(
              () -> new Corrected("", "", shown(report.points(correction)), correction.remark()));
    }
  }
}
