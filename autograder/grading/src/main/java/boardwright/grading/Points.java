package boardwright.grading;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Points as people read them, rounded half up. */
public final class Points {
  /** The places that are certain: what three thirds of a point lack is beyond them. */
  private static final int CERTAIN = 20;

  private Points() {}

  /** What counts, with two places. */
  public static BigDecimal rounded(BigDecimal points) {
    return places(points, 2);
  }

  /** What a single check is worth, with four places: its share of a stage may be small. */
  public static BigDecimal ofCheck(BigDecimal points) {
    return places(points, 4);
  }

  private static BigDecimal places(BigDecimal points, int places) {
    return points.setScale(CERTAIN, RoundingMode.HALF_EVEN).setScale(places, RoundingMode.HALF_UP);
  }
}
