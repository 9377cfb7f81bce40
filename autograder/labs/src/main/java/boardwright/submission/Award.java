package boardwright.submission;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigDecimal;

/**
 * What an instructor gave: a number of points, or a share of whatever there is to get, which stays
 * the same share when weights change.
 *
 * @param value the points, or the share from 0 to 1
 * @param isShare whether it is a share
 */
public record Award(BigDecimal value, boolean isShare) {
  /** All that there is to get. */
  public static final Award FULL = new Award(BigDecimal.ONE, true);

  /** Nothing. */
  public static final Award NONE = new Award(BigDecimal.ZERO, true);

  private static final int PER_CENT = 2;

  /** A number of points. */
  public static Award points(BigDecimal points) {
    return new Award(points, false);
  }

  /** So many per cent. */
  public static Award percent(BigDecimal percent) {
    return new Award(percent.movePointLeft(PER_CENT).stripTrailingZeros(), true);
  }

  /** Reads what was {@link #written()}, or a plain number. */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Award of(Object written) {
    String text = written.toString();
    return text.endsWith("%")
        ? percent(new BigDecimal(text.substring(0, text.length() - 1)))
        : points(new BigDecimal(text));
  }

  /** As {@code 7.5}, or {@code 50%}. */
  @JsonValue
  public String written() {
    return isShare
        ? value.movePointRight(PER_CENT).stripTrailingZeros().toPlainString() + "%"
        : value.toPlainString();
  }

  /**
   * The points.
   *
   * @param most what there is to get
   */
  public BigDecimal of(BigDecimal most) {
    return isShare ? most.multiply(value) : value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Award award
        && isShare == award.isShare
        && value.compareTo(award.value) == 0;
  }

  @Override
  public int hashCode() {
    return value.stripTrailingZeros().hashCode();
  }
}
