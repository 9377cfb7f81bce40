package boardwright.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.LatePolicy.Unit;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The late policy")
class LatePolicyTest {
  private static final LatePolicy TWO_PERCENT =
      new LatePolicy(null, BigDecimal.valueOf(2), Unit.DAY, null, null, 7);

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
    BigDecimal penalty = TWO_PERCENT.penalty(raw, BigDecimal.TEN, days);
    assertEquals(0, expected.compareTo(raw.subtract(penalty)));
  }

  @Test
  @DisplayName("takes its share of the scale, whatever the scale")
  void takesItsShareOfTheScale() {
    BigDecimal penalty = TWO_PERCENT.penalty(BigDecimal.valueOf(50), BigDecimal.valueOf(100), 3);
    assertEquals(0, BigDecimal.valueOf(6).compareTo(penalty));
  }

  @Test
  @DisplayName("may cost nothing, ever")
  void mayCostNothing() {
    assertEquals(0, LatePolicy.NONE.penalty(BigDecimal.ONE, BigDecimal.TEN, 1_000_000).signum());
  }

  @ParameterizedTest(name = "{0} days: {1} points")
  @CsvSource({"1, 1.00", "2, 2.00", "3, 2.50", "9, 2.50", "10, 2.50", "11, 9.00"})
  @DisplayName("may have a cap, which holds up to the cutoff")
  void mayHaveACap(int days, String expected) {
    LatePolicy capped =
        new LatePolicy(null, BigDecimal.TEN, Unit.DAY, BigDecimal.valueOf(25), null, 10);
    BigDecimal penalty = capped.penalty(BigDecimal.valueOf(9), BigDecimal.TEN, days);
    assertEquals(0, new BigDecimal(expected).compareTo(penalty), penalty.toString());
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "2026-11-29T00:00:00Z, 0",
    "2026-11-30T22:59:00Z, 0",
    "2026-11-30T22:59:00.001Z, 1",
    "2026-12-01T22:59:00Z, 1",
    "2026-12-01T22:59:01Z, 2",
    "2027-11-30T22:59:00Z, 365"
  })
  @DisplayName("counts a day as soon as it has begun")
  void countsADayAsSoonAsItHasBegun(Instant handedIn, int days) {
    assertEquals(days, TWO_PERCENT.units(due("2026-11-30T23:59+01:00"), handedIn));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "2026-11-30T23:09:00Z, 0",
    "2026-11-30T23:09:01Z, 1",
    "2026-11-30T23:59:00Z, 1",
    "2026-11-30T23:59:01Z, 2"
  })
  @DisplayName("may count hours, and forgive some minutes, which are counted once they are over")
  void hoursAndGrace(Instant handedIn, int hours) {
    LatePolicy policy = new LatePolicy(null, BigDecimal.ONE, Unit.HOUR, null, 10, null);
    assertEquals(hours, policy.units(due("2026-11-30T23:59 Europe/Berlin"), handedIn));
  }

  @Test
  @DisplayName("ends a day at the same time of day, also where the clocks change")
  void endsADayAtTheSameTimeOfDay() {
    Deadline due = due("2026-10-24T23:59 Europe/Berlin");
    Instant half = Instant.parse("2026-10-25T22:30:00Z");
    assertEquals(1, TWO_PERCENT.units(due, half), "24 hours and 31 minutes, but one day");
    assertEquals(2, TWO_PERCENT.units(due("2026-10-24T23:59+02:00"), half));
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "2026-11-30T23:59+01:00",
        "2026-11-30T23:59:00+01:00",
        "2026-11-30 23:59 Europe/Berlin",
        "2026-11-30T22:59Z",
        "2026-11-30T22:59 UTC",
        "2026-11-30T23:59+01:00[Europe/Berlin]"
      })
  @DisplayName("has a deadline that is the same moment on every machine")
  void hasADeadlineThatIsTheSameMoment(String text) {
    assertEquals(Instant.parse("2026-11-30T22:59:00Z"), due(text).instant());
    assertEquals(due(text), due(due(text).toString()));
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "2026-11-30",
        "2026-11-30T23:59",
        "30.11.2026 23:59 Europe/Berlin",
        "soon",
        "2026-11-30T25:00Z",
        "2026-11-31T23:59Z",
        "2026-11-30T23:59 Nowhere/Else"
      })
  @DisplayName("has no deadline that could be several moments, or none")
  void hasNoDeadlineThatCouldBeSeveralMoments(String text) {
    assertEquals(Optional.empty(), Deadline.parse(text));
  }

  @Test
  @DisplayName("does not guess a time that is twice or never where the clocks are changed")
  void doesNotGuessATimeThatIsTwice() {
    assertEquals(
        "expected a time with its offset, such as 2026-03-29T03:30+02:00, but '2026-03-29T02:30"
            + " Europe/Berlin' is no time: the clocks are put forward",
        assertThrows(
                WrongValueException.class, () -> Deadline.parse("2026-03-29T02:30 Europe/Berlin"))
            .getMessage());
    assertThrows(WrongValueException.class, () -> Deadline.parse("2026-10-25T02:30 Europe/Berlin"));
    Deadline second = due("2026-10-25T02:30+01:00[Europe/Berlin]");
    assertEquals(Instant.parse("2026-10-25T01:30:00Z"), second.instant());
    assertEquals(second, due(second.toString()));
  }

  @Test
  @DisplayName("never gives less than 0, nor more for being later")
  void neverGivesLessThan0() {
    long seed = Long.getLong("boardwright.seed", 1L);
    System.out.println("LatePolicyTest seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 2_000; i++) {
      LatePolicy policy =
          new LatePolicy(
              null,
              BigDecimal.valueOf(random.nextInt(10_001), 2),
              Unit.DAY,
              BigDecimal.valueOf(random.nextInt(10_001), 2),
              null,
              random.nextInt(20));
      BigDecimal scale = BigDecimal.valueOf(1 + random.nextInt(10_000), 2);
      BigDecimal raw = scale.multiply(BigDecimal.valueOf(random.nextInt(101), 2));
      BigDecimal before = raw;
      for (int day = 0; day < 25; day++) {
        BigDecimal score = raw.subtract(policy.penalty(raw, scale, day));
        assertTrue(score.signum() >= 0, "seed " + seed);
        assertTrue(score.compareTo(before) <= 0, "seed " + seed);
        before = score;
      }
    }
  }

  private static Deadline due(String text) {
    return Deadline.parse(text).orElseThrow();
  }
}
