package boardwright.html;

import boardwright.diagnosis.Diagnosis;
import boardwright.diagnosis.Misconceptions;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.handout.RuleTexts;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.run.Graded;
import boardwright.submission.Correction;
import boardwright.submission.Person;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.function.Predicate;

/**
 * What the page of one submission shows to the student, without the checks that are hidden from
 * them.
 *
 * @param title the lab's name
 * @param names who handed in
 * @param score that counts; empty if there is none
 * @param raw what the work is worth
 * @param max what perfect work gets
 * @param status a word if not all could be graded; else empty
 * @param handedIn when; empty if nothing says so
 * @param late what the late policy said; null if it had nothing to say
 * @param corrections what an instructor changed
 * @param notes what was done to the hand-in before it was graded
 * @param incomplete whether there are checks that are not shown
 * @param stages the stages, in order
 * @param files the student's own
 */
public record ReportView(
    String title,
    List<String> names,
    String score,
    String raw,
    String max,
    String status,
    String handedIn,
    Late late,
    List<Corrected> corrections,
    List<String> notes,
    boolean incomplete,
    List<StageView> stages,
    List<SourceView> files) {

  static ReportView of(Graded graded, Lab lab, Misconceptions known, ZonedDateTime now) {
    Instant at = now.toInstant();
    Predicate<CheckSpec> hidden = check -> lab.hides(check, at);
    boolean incomplete = graded.report().checks().anyMatch(c -> hidden.test(c.check()));
    Report report = graded.report().without(hidden);
    ZoneId zone = Times.zone(graded.submission(), lab, now);
    List<Diagnosis> diagnoses = known.explain(report.stages());
    RuleTexts common = RuleTexts.read(lab.commonPage());
    return new ReportView(
        lab.manifest().name(),
        names(report),
        plain(report.score()),
        plain(report.rawScore()),
        plain(report.max()),
        report.status() == Report.Status.GRADED ? "" : report.status().word(),
        Times.shown(graded.submission().handedIn(), zone),
        Late.of(report, zone),
        report.corrections().stream().map(c -> Corrected.of(c, report)).toList(),
        report.noteTexts(),
        incomplete,
        report.stages().stream()
            .filter(stage -> !stage.checks().isEmpty() || !stage.problems().isEmpty())
            .map(
                stage ->
                    StageView.of(
                        stage,
                        report,
                        question(stage, diagnoses),
                        RuleTexts.read(lab.page(stage.stage()))
                            .and(common, lab.checksOf(stage.stage())),
                        graded.submission().sources()))
            .toList(),
        SourceView.of(graded.submission().sources(), report.stages(), report.corrections()));
  }

  /** What may be behind the failures of a stage; empty if nothing is known. */
  private static String question(StageResult stage, List<Diagnosis> diagnoses) {
    return diagnoses.stream()
        .filter(diagnosis -> diagnosis.isAbout(stage))
        .map(Diagnosis::question)
        .findFirst()
        .orElse("");
  }

  /** What a browser may do here. */
  public String policy() {
    return Sheet.policy(false);
  }

  /** How it looks. */
  public String style() {
    return Sheet.STYLE.text();
  }

  private static List<String> names(Report report) {
    return report.people().isEmpty()
        ? List.of(report.name())
        : report.people().stream().map(Person::name).toList();
  }

  private static String corrected(BigDecimal points) {
    return points == null ? "" : plain(Points.rounded(points).stripTrailingZeros());
  }

  private static String plain(BigDecimal points) {
    return points == null
        ? ""
        : points.stripTrailingZeros().scale() < 0
            ? points.setScale(0).toPlainString()
            : points.toPlainString();
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
              Times.shown(report.lateness().due(), zone),
              report.isDecided() || report.lateness().penalty().signum() == 0
                  ? ""
                  : report.lateness().penalty().toPlainString(),
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
                      corrected(report.points(correction)),
                      correction.remark()))
          .orElseGet(
              () ->
                  new Corrected("", "", corrected(report.points(correction)), correction.remark()));
    }
  }
}
