package boardwright.html;

import boardwright.grading.KindPoints;
import boardwright.grading.Report;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * How the scores of a class are spread: ten bars of equal width, perfect work in the last.
 *
 * @param bars from the lowest scores to the highest
 * @param graded how many scores are known
 * @param mean of these; empty if there is none
 * @param median of these; empty if there is none
 * @param perfect how many have all the points
 * @param kinds the mean for behaviour, structure and style, and how much each could give
 */
public record Scores(
    List<Bar> bars, int graded, String mean, String median, int perfect, List<String> kinds) {
  private static final int BARS = 10;
  private static final int HEIGHT = 100;

  /** Of reports, which bring their own scale: the lab may have another one by now. */
  static Scores of(List<Report> reports) {
    BigDecimal max = max(reports);
    List<BigDecimal> scores =
        reports.stream().map(Report::score).filter(Objects::nonNull).sorted().toList();
    int[] counts = new int[BARS];
    for (BigDecimal score : scores) {
      int bar =
          score.multiply(BigDecimal.valueOf(BARS)).divide(max, 0, RoundingMode.FLOOR).intValue();
      counts[Math.min(BARS - 1, Math.max(0, bar))]++;
    }
    int most = 1;
    for (int count : counts) {
      most = Math.max(most, count);
    }
    List<Bar> bars = new ArrayList<>();
    for (int i = 0; i < BARS; i++) {
      bars.add(new Bar(edge(max, i), edge(max, i + 1), counts[i], counts[i] * HEIGHT / most));
    }
    return new Scores(
        bars,
        scores.size(),
        mean(scores),
        median(scores),
        (int) scores.stream().filter(score -> score.compareTo(max) >= 0).count(),
        kinds(reports));
  }

  /** What perfect work got in this run; 1 where there is no report. */
  static BigDecimal max(List<Report> reports) {
    return reports.stream().map(Report::max).max(BigDecimal::compareTo).orElse(BigDecimal.ONE);
  }

  private static String edge(BigDecimal max, int bar) {
    return max.multiply(BigDecimal.valueOf(bar))
        .divide(BigDecimal.valueOf(BARS), 2, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  private static String mean(List<BigDecimal> scores) {
    return scores.isEmpty()
        ? ""
        : scores.stream()
            .reduce(BigDecimal.ZERO, BigDecimal::add)
            .divide(BigDecimal.valueOf(scores.size()), 2, RoundingMode.HALF_UP)
            .toPlainString();
  }

  /** Of the hand-ins that have a score. */
  private static List<String> kinds(List<Report> reports) {
    List<Report> graded = reports.stream().filter(report -> report.rawScore() != null).toList();
    return KindPoints.of(graded.stream().flatMap(Report::checks)).stream()
        .map(kind -> kind.among(graded.size()).text())
        .toList();
  }

  private static String median(List<BigDecimal> sorted) {
    if (sorted.isEmpty()) {
      return "";
    }
    BigDecimal low = sorted.get((sorted.size() - 1) / 2);
    BigDecimal high = sorted.get(sorted.size() / 2);
    return low.add(high).divide(BigDecimal.valueOf(2), 2, RoundingMode.HALF_UP).toPlainString();
  }

  /**
   * One bar.
   *
   * @param from the lowest score in it
   * @param to the lowest score above it; in the last bar the highest score
   * @param count of hand-ins
   * @param height of 100
   */
  public record Bar(String from, String to, int count, int height) {}
}
