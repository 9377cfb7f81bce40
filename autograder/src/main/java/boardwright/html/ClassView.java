package boardwright.html;

import boardwright.diagnosis.Misconceptions;
import boardwright.grading.Lateness;
import boardwright.grading.Report;
import boardwright.lab.Lab;
import boardwright.run.Exports;
import boardwright.run.Graded;
import boardwright.run.RunFolder;
import boardwright.text.Note;
import java.nio.file.Files;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/**
 * What the page of a class shows.
 *
 * @param title the lab's name
 * @param anonymous whether it has neither names nor links
 * @param facts what is true of the whole run, one phrase each
 * @param scores how the scores are spread
 * @param map checks by students
 * @param hardest the checks that most hand-ins did not pass
 * @param believed the misconceptions that fit, and whose hand-ins
 * @param late hand-ins after their deadline
 * @param troubled hand-ins that deserve a second run
 * @param shipped hand-ins with code that ships with Boardwright
 * @param similar whether a comparison of the hand-ins lies beside this page
 * @param rubric how much of the rubric is open; empty if there is no page to grade it
 * @param stale what is to be said of exported files that are older than the run; empty if nothing
 *     is
 */
public record ClassView(
    String title,
    boolean anonymous,
    List<String> facts,
    Scores scores,
    HeatMap map,
    List<Hardest> hardest,
    List<Believed> believed,
    List<Late> late,
    List<Troubled> troubled,
    List<Shipping> shipped,
    boolean similar,
    String rubric,
    String stale) {

  static ClassView of(
      RunFolder run, Lab lab, List<Graded> graded, Misconceptions known, ZonedDateTime now) {
    List<Report> reports = graded.stream().map(Graded::report).toList();
    Function<Report, Student> who = Student.among(reports);
    return new ClassView(
        lab.manifest().name(),
        false,
        facts(run, graded),
        Scores.of(reports),
        HeatMap.of(reports, who, check -> lab.hides(check, now.toInstant())),
        Hardest.of(reports, lab, who),
        Believed.of(reports, known, who),
        late(graded, who, lab, now),
        troubled(reports, who),
        shipped(reports, who),
        Files.isRegularFile(run.path().resolve(ClassPages.SIMILARITY)),
        Files.isRegularFile(run.path().resolve(ClassPages.RUBRIC)) ? rubric(reports) : "",
        new Exports(run.path()).stale().orElse(""));
  }

  /** The same for other eyes: in no order, with neither names nor links nor hidden checks. */
  static ClassView anonymous(Lab lab, List<Graded> graded, Misconceptions known, Instant now) {
    List<Report> reports =
        new ArrayList<>(
            graded.stream()
                .map(one -> one.report().without(check -> lab.hides(check, now)))
                .toList());
    Collections.shuffle(reports);
    Function<Report, Student> who = Student.numbered(reports);
    return new ClassView(
        lab.manifest().name(),
        true,
        facts(graded),
        Scores.of(reports),
        HeatMap.of(reports, who, check -> false),
        Hardest.of(reports, lab, who),
        Believed.of(reports, known, who),
        List.of(),
        List.of(),
        List.of(),
        false,
        "",
        "");
  }

  /** The marks, for the legend and the filter. */
  public List<Mark> marks() {
    return Mark.ALL;
  }

  /** What a browser may do here. */
  public String policy() {
    return Sheet.policy(Sheet.SCRIPT);
  }

  /** How it looks. */
  public String style() {
    return Sheet.STYLE.text();
  }

  /** How it behaves. */
  public String script() {
    return Sheet.SCRIPT.text();
  }

  private static String rubric(List<Report> reports) {
    long all = reports.stream().flatMap(Report::criteria).count();
    long open = reports.stream().mapToLong(Report::open).sum();
    return all == 0 ? "" : "%d of %d open".formatted(open, all);
  }

  private static List<String> facts(RunFolder run, List<Graded> graded) {
    List<String> facts = facts(graded);
    facts.add("seed " + run.facts().seed());
    facts.add(run.facts().source());
    facts.add("sandbox " + Graded.sandboxes(graded));
    return facts;
  }

  private static List<String> facts(List<Graded> graded) {
    List<String> facts = new ArrayList<>();
    facts.add(graded.size() == 1 ? "1 submission" : "%,d submissions".formatted(graded.size()));
    if (!graded.isEmpty()) {
      List<Report> reports = graded.stream().map(Graded::report).toList();
      facts.add("out of " + Scores.max(reports).stripTrailingZeros().toPlainString() + " points");
    }
    return facts;
  }

  private static List<Late> late(
      List<Graded> graded, Function<Report, Student> who, Lab lab, ZonedDateTime now) {
    return graded.stream()
        .filter(one -> one.report().isLate())
        .map(
            one ->
                late(
                    who.apply(one.report()),
                    one.report().lateness(),
                    ShownTime.zone(one.submission(), lab, now)))
        .toList();
  }

  private static Late late(Student student, Lateness late, ZoneId zone) {
    return new Late(
        student,
        ShownTime.shown(late.handedIn(), zone),
        ShownTime.shown(late.due(), zone),
        ReportView.shown(late.penalty()),
        late.remark());
  }

  private static List<Troubled> troubled(List<Report> reports, Function<Report, Student> who) {
    return reports.stream()
        .filter(report -> report.status() != Report.Status.GRADED)
        .map(report -> Troubled.of(report, who.apply(report)))
        .toList();
  }

  private static List<Shipping> shipped(List<Report> reports, Function<Report, Student> who) {
    return reports.stream()
        .flatMap(
            report ->
                report.notes().stream()
                    .filter(Note::isAboutShippedCode)
                    .map(note -> new Shipping(who.apply(report), note.ships())))
        .toList();
  }

  /**
   * A hand-in with code that ships with Boardwright.
   *
   * @param what which files, and as what they ship
   */
  public record Shipping(Student student, String what) {}

  /**
   * A hand-in after its deadline.
   *
   * @param handedIn when
   * @param due when it should have been
   * @param penalty what it cost
   * @param remark what the student reads about it
   */
  public record Late(Student student, String handedIn, String due, String penalty, String remark) {}
}
