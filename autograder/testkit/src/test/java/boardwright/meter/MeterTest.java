package boardwright.meter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("each-java")
@DisplayName("The meter")
class MeterTest {
  @AfterEach
  void forget() {
    Meter.reset(Long.MAX_VALUE, Long.MAX_VALUE);
  }

  @Test
  @DisplayName("gives all steps and memory back for another question")
  void renewed() {
    Meter.reset(3, 64);
    for (int i = 0; i < 10; i++) {
      Meter.renew();
      Meter.step();
      Meter.step();
      Meter.charge(50);
    }
    assertFalse(Meter.ranOutOfSteps());
    assertThrows(Meter.Stop.class, () -> Meter.charge(15));
    assertTrue(Meter.ranOutOfBytes());
  }

  @Test
  @DisplayName("gives nothing back to what was stopped")
  void stopped() {
    Meter.reset(1, 64);
    Meter.step();
    assertThrows(Meter.Stop.class, Meter::step);
    Meter.renew();
    assertThrows(Meter.Stop.class, Meter::step);
    assertTrue(Meter.ranOutOfSteps());
  }

  @Test
  @DisplayName("resets chance for each check")
  void chance() {
    Meter.reset(1, 1);
    double first = Chance.random();
    Chance.newRandom();
    Meter.reset(1, 1);
    assertEquals(first, Chance.random());
  }
}
