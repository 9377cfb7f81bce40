package boardwright.grading;

import boardwright.protocol.Kind;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What the checks of one kind give, of a stage or of a whole report.
 *
 * @param points what they give, before the late policy
 * @param most what they could give
 */
public record KindPoints(Kind kind, BigDecimal points, BigDecimal most) {
  /** Adds up each kind that could give points, in the order of {@link Kind}. */
  public static List<KindPoints> of(Stream<CheckResult> checks) {
    List<CheckResult> all = checks.toList();
    List<KindPoints> kinds = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      BigDecimal points = BigDecimal.ZERO;
      BigDecimal most = BigDecimal.ZERO;
      for (CheckResult check : all) {
        if (check.check().kind() == kind) {
          points = points.add(check.points());
          most = most.add(check.maxPoints());
        }
      }
      if (most.signum() > 0) {
        kinds.add(new KindPoints(kind, points, most));
      }
    }
    return List.copyOf(kinds);
  }

  /** The mean, if these are the sums of so many reports. */
  public KindPoints among(int reports) {
    BigDecimal many = BigDecimal.valueOf(reports);
    return new KindPoints(
        kind,
        points.divide(many, MathContext.DECIMAL128),
        most.divide(many, MathContext.DECIMAL128));
  }

  /** The kind and its points, such as {@code structure 0.30 of 0.45}. */
  public String text() {
    return "%s %s of %s"
        .formatted(
            kind.name().toLowerCase(Locale.ROOT),
            Points.rounded(points).toPlainString(),
            Points.rounded(most).toPlainString());
  }
}
