package boardwright.report;

import boardwright.grading.CheckResult;
import boardwright.grading.Points;
import boardwright.grading.StageResult;
import boardwright.protocol.Finding;
import boardwright.protocol.Place;
import boardwright.protocol.Request.Source;
import boardwright.submission.Correction;
import boardwright.text.Printable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** All that is known of some checks of a stage, for an instructor who must defend a grade. */
public final class Explanation {
  private static final int AROUND = 2;

  private Explanation() {}

  /**
   * What to read.
   *
   * @param checks those of the stage's checks that are asked for
   * @param sources what was handed in
   * @param corrections what an instructor decided, which this run does not know of
   */
  public static List<String> of(
      StageResult stage,
      List<CheckResult> checks,
      List<Source> sources,
      List<Correction> corrections) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, %s"
            .formatted(
                stage.stage().id(),
                stage.mix().isEmpty()
                    ? "no class of theirs in the mix"
                    : "their own in the mix: " + String.join(", ", stage.mix())));
    stage
        .differences()
        .forEach(difference -> Failure.labelled("differs", difference.text(), lines));
    stage.problems().forEach(problem -> lines.addAll(Failure.of(problem)));
    for (CheckResult check : checks) {
      lines.add("");
      lines.add(
          "%s %s  %s"
              .formatted(check.passed() ? "✓" : "✗", check.check().rule(), check.check().title()));
      Failure.labelled("check", check.check().id(), lines);
      Failure.labelled(
          "points", "%s of %s".formatted(plain(check.points()), plain(check.maxPoints())), lines);
      if (stage.earned(check).compareTo(check.earned()) < 0) {
        Failure.labelled("because", reduced(stage), lines);
      }
      for (Correction correction : corrections) {
        if (correction.concerns(check.check())) {
          Failure.labelled("corrected", corrected(correction, check), lines);
        }
      }
      Failure.labelled("verdict", check.verdict().word(), lines);
      Finding finding = check.finding();
      if (finding == null) {
        Failure.labelled("because", check.message(), lines);
      } else {
        Failure.labelled("called", finding.called(), lines);
        Failure.labelled("on", finding.on(), lines);
        Failure.labelled("expected", finding.expected(), lines);
        Failure.labelled("seen", finding.seen(), lines);
        Failure.labelled("look at", finding.lookAt(), lines);
        Place.parse(finding.lookAt()).ifPresent(at -> lines.addAll(around(at, sources)));
      }
      Failure.labelled("printed", Failure.printed(check.output()), lines);
    }
    return lines;
  }

  /** The lines of the source about a place. */
  private static List<String> around(Place place, List<Source> sources) {
    List<String> text =
        place.in(sources).map(source -> source.text().lines().toList()).orElse(List.of());
    List<String> shown = new ArrayList<>();
    for (int at = Math.max(1, place.line() - AROUND);
        at <= Math.min(text.size(), place.line() + AROUND);
        at++) {
      shown.add(
          "  %s %4d  %s"
              .formatted(at == place.line() ? ">" : " ", at, Printable.text(text.get(at - 1))));
    }
    return shown;
  }

  private static String corrected(Correction correction, CheckResult check) {
    String points =
        correction.decides() ? "to " + plain(correction.points().of(check.maxPoints())) : "";
    return (points + " " + correction.remark()).strip();
  }

  private static String reduced(StageResult stage) {
    return "structure and style count %s times: too little of what the stage should do works"
        .formatted(stage.factor().toPlainString());
  }

  private static String plain(BigDecimal points) {
    return Points.rounded(points).toPlainString();
  }
}
