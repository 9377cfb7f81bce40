package boardwright.export;

import boardwright.grading.CheckResult;
import boardwright.grading.Points;
import boardwright.grading.Report;
import boardwright.grading.StageResult;
import boardwright.grading.Verdict;
import boardwright.lab.Lab;
import boardwright.report.Cause;
import boardwright.report.Causes;
import boardwright.submission.Correction;
import boardwright.text.Printable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A report in a few lines, for the comment that a student reads beside the grade. */
final class Feedback {
  private static final int MOST = 5;
  private static final int LONGEST = 300;

  private Feedback() {}

  /** The lines; what is hidden from students at this time is left out, which a line says. */
  static List<String> lines(Report whole, Lab lab, Instant now) {
    Report report = whole.without(check -> lab.hides(check, now));
    List<String> lines = new ArrayList<>();
    if (report.score() == null) {
      lines.add("No score yet: the grader failed, not you.");
    } else {
      String raw =
          report.rawScore() == null || report.score().compareTo(report.rawScore()) == 0
              ? ""
              : ", %s for the work itself".formatted(report.rawScore().toPlainString());
      lines.add(
          "%s of %s points%s."
              .formatted(report.score().toPlainString(), report.max().toPlainString(), raw));
    }
    lines.addAll(decisions(report));
    List<Cause> causes = Causes.seen(whole, lab, now);
    String first = Causes.doFirst(causes, report);
    if (!first.isEmpty()) {
      lines.add("Do this first: " + first);
    }
    report.noteTexts().forEach(note -> lines.add(cut(note)));
    if (whole.checks().anyMatch(check -> lab.hides(check.check(), now))) {
      lines.add("Not every check is listed here. The score counts all of them.");
    }
    causes.stream()
        .filter(cause -> cause.kind() == Cause.Kind.HIDDEN)
        .forEach(cause -> lines.add(cause.costs()));
    for (StageResult stage : report.stages()) {
      if (!stage.checks().isEmpty()) {
        stage(stage, causes, lines);
      }
    }
    lines.replaceAll(Printable::line); // a platform may show them in a terminal, or a source
    return lines;
  }

  /** The line with the score, where the file that it goes to has another scale. */
  static String rescaled(String points, String max, String line) {
    return "%s of %s points here, which is %s".formatted(points, max, line);
  }

  /**
   * What came between the work and the score: the late policy and an instructor. Where the whole
   * was decided, lateness took nothing off any more.
   */
  static List<String> decisions(Report report) {
    List<String> lines = new ArrayList<>();
    if (report.lateness() != null && !report.isDecided() && !report.lateness().remark().isBlank()) {
      lines.add(report.lateness().remark());
    }
    for (Correction correction : report.corrections()) {
      String points = correction.decides() ? points(correction, report) : "";
      String said = correction.remark().isBlank() ? "" : " " + correction.remark();
      if (!points.isEmpty()) {
        lines.add("Your instructor decided%s.%s".formatted(points, said));
      } else if (!said.isEmpty()) {
        lines.add("Your instructor:" + said);
      }
    }
    return lines;
  }

  /** What was decided on; empty if it is a check that is no more. */
  private static String points(Correction correction, Report report) {
    if (correction.concernsAll()) {
      return ": %s points".formatted(report.score().toPlainString());
    }
    return report
        .checks()
        .filter(result -> correction.concerns(result.check()))
        .findFirst()
        .map(
            result ->
                " on %s %s: %s points"
                    .formatted(
                        result.check().stage(),
                        result.check().rule(),
                        Points.rounded(result.points()).toPlainString()))
        .orElse("");
  }

  /** The lines as HTML, for a comment that is shown as such. */
  static String html(List<String> lines) {
    return String.join("<br>", lines.stream().map(Feedback::escaped).toList());
  }

  private static void stage(StageResult stage, List<Cause> causes, List<String> lines) {
    String id = stage.stage().id();
    if (!stage.handedIn()) {
      lines.add(id + ": not handed in.");
      return;
    }
    lines.add(
        "%s: %d of %d checks passed.".formatted(id, stage.passedCount(), stage.checks().size()));
    List<Cause> own =
        causes.stream()
            .filter(cause -> cause.kind() != Cause.Kind.HIDDEN)
            .filter(cause -> cause.stage().stage().equals(stage.stage()))
            .toList();
    own.stream().limit(MOST).forEach(cause -> lines.add("- " + sentences(cause)));
    if (own.size() > MOST) {
      lines.add("- … and " + (own.size() - MOST) + " more.");
    }
  }

  /** What is wrong, in our words where we have some, and what it costs. */
  private static String sentences(Cause cause) {
    String what =
        switch (cause.kind()) {
          case FAILED -> sentence(cause.first());
          case COMPILER ->
              "%s. %s: %s."
                  .formatted(cause.sentence(), cause.where(), cause.problems().get(0).text());
          default -> cause.sentence();
        };
    String plain = cause.plain().isEmpty() ? "" : " In other words: " + cause.plain();
    String costs = cause.all().count() > 1 ? " " + cause.costs() : "";
    return cut(what) + plain + costs;
  }

  /** What became of a check, in one sentence. */
  private static String sentence(CheckResult check) {
    String word = check.verdict() == Verdict.FAILED ? "" : " (" + check.verdict().word() + ")";
    String place =
        check.finding() == null || check.finding().lookAt().isEmpty()
            ? ""
            : "; look at " + check.finding().lookAt();
    String message = check.message().isEmpty() ? "" : ": " + check.message();
    return check.check().rule() + " " + check.check().title() + word + message + place + ".";
  }

  private static String cut(String text) {
    String line = text.replaceAll("\\s+", " ");
    return line.length() > LONGEST ? line.substring(0, LONGEST) + " …" : line;
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
