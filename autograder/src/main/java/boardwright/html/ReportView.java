package boardwright.html;

import boardwright.diagnosis.Diagnosis;
import boardwright.diagnosis.Misconceptions;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.handout.RuleTexts;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.report.Cause;
import boardwright.report.Causes;
import boardwright.run.Graded;
import boardwright.submission.Correction;
import boardwright.submission.Person;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
 * @param first what to do first; empty if there is nothing to do
 * @param gain what that would bring; empty if it is not known
 * @param causes what is wrong, the one to begin with first
 * @param hidden what was lost in checks that are not shown; empty if nothing was
 * @param incomplete whether there are checks that are not shown
 * @param notes what was done to the hand-in before it was graded
 * @param explained whether the notes say why nothing was graded
 * @param stages the stages, in order
 * @param files the student's own
 * @param moreFiles how many files there are besides
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
    String first,
    String gain,
    List<CauseView> causes,
    String hidden,
    boolean incomplete,
    List<String> notes,
    boolean explained,
    List<StageView> stages,
    List<SourceView> files,
    long moreFiles) {

  static ReportView of(Graded graded, Lab lab, Misconceptions known, ZonedDateTime now, Room room) {
    Instant at = now.toInstant();
    Predicate<CheckSpec> hidden = check -> lab.hides(check, at);
    boolean incomplete = graded.report().checks().anyMatch(c -> hidden.test(c.check()));
    Report report = graded.report().without(hidden);
    ZoneId zone = Times.zone(graded.submission(), lab, now);
    List<Cause> causes = Causes.seen(graded.report(), lab, at);
    Optional<Cause> first = causes.stream().filter(cause -> cause.kind().isTheirs()).findFirst();
    boolean nothing = report.stages().stream().noneMatch(StageResult::handedIn);
    List<Source> sources = graded.submission().sources();
    List<SourceView> files = SourceView.of(sources, causes, report, room);
    return new ReportView(
        lab.manifest().name(),
        names(report),
        StageView.shown(report.score()),
        StageView.shown(report.rawScore()),
        report.max().stripTrailingZeros().toPlainString(),
        report.status() == Report.Status.GRADED ? "" : report.status().word(),
        Times.shown(graded.submission().handedIn(), zone),
        Late.of(report, zone),
        report.corrections().stream().map(c -> Corrected.of(c, report)).toList(),
        first.map(Cause::advice).orElse(""),
        report.isDecided() ? "" : first.map(Cause::costs).orElse(""),
        boxes(causes, report, lab, known.explain(report.stages()), sources, room),
        causes.stream()
            .filter(cause -> cause.kind() == Cause.Kind.HIDDEN)
            .map(Cause::costs)
            .findFirst()
            .orElse(""),
        incomplete,
        notes(report.noteTexts(), room),
        nothing,
        report.stages().stream()
            .filter(stage -> !stage.checks().isEmpty())
            .map(stage -> StageView.of(stage, report, rules(lab, stage)))
            .toList(),
        files,
        sources.size() - files.size());
  }

  private static List<CauseView> boxes(
      List<Cause> causes,
      Report report,
      Lab lab,
      List<Diagnosis> diagnoses,
      List<Source> sources,
      Room room) {
    List<CauseView> boxes = new ArrayList<>();
    Set<String> asked = new HashSet<>();
    int drawn = 0;
    for (Cause cause : causes) {
      if (cause.kind() != Cause.Kind.HIDDEN) {
        String question = question(cause, diagnoses);
        boolean finds = cause.first() != null && cause.first().finding() != null;
        drawn += finds ? Math.min(room.text(), cause.first().finding().on().length()) : 0;
        boxes.add(
            CauseView.of(
                cause,
                report,
                rules(lab, cause.stage()),
                asked.add(question) ? question : "",
                sources,
                room,
                drawn <= room.boards()));
      }
    }
    return boxes;
  }

  private static RuleTexts rules(Lab lab, StageResult stage) {
    return RuleTexts.read(lab.page(stage.stage()))
        .and(RuleTexts.read(lab.commonPage()), lab.checksOf(stage.stage()));
  }

  /** What may be behind a cause; empty if nothing is known. */
  private static String question(Cause cause, List<Diagnosis> diagnoses) {
    return diagnoses.stream()
        .filter(diagnosis -> cause.all().anyMatch(diagnosis.explained()::contains))
        .map(Diagnosis::question)
        .findFirst()
        .orElse("");
  }

  private static List<String> notes(List<String> all, Room room) {
    List<String> notes = new ArrayList<>();
    all.stream().limit(room.lines()).forEach(note -> notes.add(room.cut(note)));
    if (all.size() > notes.size()) {
      notes.add("… and %d more.".formatted(all.size() - notes.size()));
    }
    return notes;
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
                  : StageView.shown(report.lateness().penalty()),
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
                      StageView.shown(report.points(correction)),
                      correction.remark()))
          .orElseGet(
              () ->
                  new Corrected(
                      "", "", StageView.shown(report.points(correction)), correction.remark()));
    }
  }
}
