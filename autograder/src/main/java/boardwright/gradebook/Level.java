package boardwright.gradebook;

import boardwright.grading.Points;
import boardwright.lab.CheckSpec;
import boardwright.lab.Criterion;
import boardwright.lab.Lab;
import boardwright.submission.Award;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A level of a criterion.
 *
 * @param text one phrase
 * @param value what it earns as a file of corrections gives it, such as {@code 50%}
 * @param points what that comes to, for people
 */
public record Level(String text, String value, String points) {
  /**
   * Those of a criterion, in equal steps from nothing to everything; none if the lab no longer has
   * it.
   *
   * @param most what the criterion can add to the score
   */
  public static List<Level> of(Lab lab, CheckSpec check, BigDecimal most) {
    List<String> texts = lab.criterion(check).map(Criterion::levels).orElse(List.of());
    return IntStream.range(0, texts.size())
        .mapToObj(
            i -> {
              BigDecimal steps = BigDecimal.valueOf(texts.size() - 1L);
              BigDecimal percent =
                  BigDecimal.valueOf(100L * i).divide(steps, 6, RoundingMode.HALF_UP);
              Award award = Award.percent(percent);
              return new Level(texts.get(i), award.written(), shown(award.of(most)));
            })
        .toList();
  }

  /** Points without zeros at their end. */
  public static String shown(BigDecimal points) {
    return Points.ofCheck(points).stripTrailingZeros().toPlainString();
  }
}
