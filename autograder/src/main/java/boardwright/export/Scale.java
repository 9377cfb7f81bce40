package boardwright.export;

import boardwright.grading.Report;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * The points of a report on the scale of an instructor's file. A report brings its own scale: the
 * lab may have another one by now.
 *
 * @param rescale whether the two may differ
 */
record Scale(boolean rescale) {
  /**
   * A score as the file wants it.
   *
   * @param report with its score, which is known
   * @param maximum as the file has it; blank if it does not say
   * @param where the file has it, for a refusal
   */
  String of(Report report, String maximum, String where) {
    boolean comma = maximum.contains(",") && !maximum.contains(".");
    BigDecimal max = number(maximum, where);
    BigDecimal points = report.score();
    if (points.compareTo(report.max()) > 0) {
      throw new ExportException(
          "%s: %s has %s points, more than the maximum of %s: give fewer with regrade --corrections. Nothing was written."
              .formatted(
                  where,
                  report.submission(),
                  points.toPlainString(),
                  report.max().toPlainString()));
    }
    if (max != null && max.compareTo(report.max()) != 0) {
      if (!rescale) {
        throw new ExportException(
            "%s: the maximum is %s there, and %s in this run. Change one, or say --rescale."
                .formatted(where, max.toPlainString(), report.max().toPlainString()));
      }
      points = points.multiply(max).divide(report.max(), 2, RoundingMode.HALF_UP);
    }
    String text = points.setScale(2, RoundingMode.HALF_UP).toPlainString();
    return comma ? text.replace('.', ',') : text;
  }

  /**
   * The most points, as the file has them; empty if it has those of the report, or does not say.
   */
  Optional<String> other(Report report, String maximum, String where) {
    BigDecimal max = number(maximum, where);
    return max == null || max.compareTo(report.max()) == 0
        ? Optional.empty()
        : Optional.of(
            max.stripTrailingZeros().scale() < 0
                ? max.setScale(0).toPlainString()
                : max.stripTrailingZeros().toPlainString());
  }

  /**
   * A number as instructors' files have it, with a point or a comma.
   *
   * @throws NumberFormatException if it is none
   */
  static BigDecimal number(String text) {
    return new BigDecimal(text.strip().replace(',', '.'));
  }

  private static BigDecimal number(String text, String where) {
    if (text.isBlank()) {
      return null;
    }
    try {
      return number(text);
    } catch (NumberFormatException e) {
      throw new ExportException(
          "%s: expected the maximum of points, but found '%s'".formatted(where, text));
    }
  }
}
