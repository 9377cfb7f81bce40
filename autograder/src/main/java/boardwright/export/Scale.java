package boardwright.export;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * The points of a lab on the scale of an instructor's file.
 *
 * @param lab the points of perfect work
 * @param rescale whether the two may differ
 */
record Scale(BigDecimal lab, boolean rescale) {
  /**
   * A score as the file wants it.
   *
   * @param score on the lab's scale
   * @param maximum as the file has it; blank if it does not say
   * @param where the file has it, for a refusal
   */
  String of(BigDecimal score, String maximum, String where) {
    boolean comma = maximum.contains(",") && !maximum.contains(".");
    BigDecimal max = number(maximum, where);
    BigDecimal points = score;
    if (max != null && max.compareTo(lab) != 0) {
      if (!rescale) {
        throw new ExportException(
            "%s: the maximum is %s there, and %s in the lab. Change one, or say --rescale."
                .formatted(where, max.toPlainString(), lab.toPlainString()));
      }
      points = score.multiply(max).divide(lab, 2, RoundingMode.HALF_UP);
    }
    String text = points.setScale(2, RoundingMode.HALF_UP).toPlainString();
    return comma ? text.replace('.', ',') : text;
  }

  private static BigDecimal number(String text, String where) {
    if (text.isBlank()) {
      return null;
    }
    try {
      return new BigDecimal(text.strip().replace(',', '.'));
    } catch (NumberFormatException e) {
      throw new ExportException(
          "%s: expected the maximum of points, but found '%s'".formatted(where, text));
    }
  }
}
