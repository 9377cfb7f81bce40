package boardwright.grading;

import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.suite.Kind;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * What a check is worth on the lab's scale. The points of a stage are shared among the kinds of its
 * checks by the manifest's weights, and within a kind by the checks' own points.
 */
final class Scoring {
  /** Fine enough that a sum over any lab is exact to the cent. */
  private static final int SCALE = 12;

  private final Lab lab;

  Scoring(Lab lab) {
    this.lab = lab;
  }

  /** The most that a check can add to the raw score. */
  BigDecimal worth(CheckSpec check, Stage stage) {
    List<CheckSpec> all = lab.checksOf(stage);
    int kinds = all.stream().map(CheckSpec::kind).distinct().mapToInt(this::weight).sum();
    int points =
        all.stream().filter(c -> c.kind() == check.kind()).mapToInt(CheckSpec::points).sum();
    if (kinds == 0) {
      return BigDecimal.ZERO;
    }
    return stage
        .points()
        .multiply(BigDecimal.valueOf((long) weight(check.kind()) * check.points()))
        .divide(BigDecimal.valueOf((long) kinds * points), SCALE, RoundingMode.HALF_EVEN);
  }

  /** A sum of such points as people read it: two places, half up. */
  static BigDecimal rounded(BigDecimal points) {
    return points.setScale(2, RoundingMode.HALF_UP);
  }

  private int weight(Kind kind) {
    return switch (kind) {
      case BEHAVIOUR -> lab.manifest().weights().behaviour();
      case STRUCTURE -> lab.manifest().weights().structure();
      case STYLE -> lab.manifest().weights().style();
    };
  }
}
