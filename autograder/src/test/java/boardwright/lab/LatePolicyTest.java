package boardwright.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The late policy")
class LatePolicyTest {
  private static final LatePolicy TWO_PERCENT = new LatePolicy(BigDecimal.valueOf(2), 7);

  @ParameterizedTest(name = "{0} points, {1} days late: {2}")
  @CsvSource({
    "10, -3, 10",
    "10, 0, 10",
    "10, 1, 9.8",
    "10, 2, 9.6",
    "10, 7, 8.6",
    "10, 8, 0",
    "10, 400, 0",
    "7.35, 3, 6.75",
    "1.4, 7, 0",
    "0.3, 1, 0.1",
    "0.3, 2, 0",
    "0, 5, 0"
  })
  @DisplayName("takes 2 percent of the scale a day, for 7 days, and then everything")
  void takesAShareADay(BigDecimal raw, int days, BigDecimal expected) {
    assertEquals(0, expected.compareTo(TWO_PERCENT.apply(raw, BigDecimal.TEN, days)));
  }

  @Test
  @DisplayName("takes its share of the scale, whatever the scale")
  void otherScale() {
    BigDecimal score = TWO_PERCENT.apply(BigDecimal.valueOf(50), BigDecimal.valueOf(100), 3);
    assertEquals(0, BigDecimal.valueOf(44).compareTo(score));
  }

  @Test
  @DisplayName("may cost nothing, ever")
  void none() {
    assertEquals(BigDecimal.ONE, LatePolicy.NONE.apply(BigDecimal.ONE, BigDecimal.TEN, 1_000_000));
  }

  @Test
  @DisplayName("never gives less than 0, nor more for being later")
  void neverLess() {
    long seed = new SplittableRandom().nextLong();
    System.out.println("LatePolicyTest seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 2_000; i++) {
      LatePolicy policy =
          new LatePolicy(BigDecimal.valueOf(random.nextInt(10_001), 2), random.nextInt(20));
      BigDecimal scale = BigDecimal.valueOf(1 + random.nextInt(10_000), 2);
      BigDecimal raw = scale.multiply(BigDecimal.valueOf(random.nextInt(101), 2));
      BigDecimal before = raw;
      for (int day = 0; day < 25; day++) {
        BigDecimal score = policy.apply(raw, scale, day);
        assertTrue(score.signum() >= 0, "seed " + seed);
        assertTrue(score.compareTo(before) <= 0, "seed " + seed);
        before = score;
      }
    }
  }
}
