package boardwright.meter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("each-java")
@DisplayName("The meter")
class MeterTest {
  @AfterEach
  void resetTheMeter() {
    Meter.reset(Long.MAX_VALUE, Long.MAX_VALUE);
  }

  @Test
  @DisplayName("gives all steps and memory back for another question")
  void renewsStepsAndMemory() {
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
  void givesNothingBackToWhatWasStopped() {
    Meter.reset(1, 64);
    Meter.step();
    assertThrows(Meter.Stop.class, Meter::step);
    Meter.renew();
    assertThrows(Meter.Stop.class, Meter::step);
    assertTrue(Meter.ranOutOfSteps());
  }

  @Test
  @DisplayName("resets chance for each check")
  void resetsChanceForEachCheck() {
    Meter.reset(1, 1);
    double first = Chance.random();
    Chance.newRandom();
    Meter.reset(1, 1);
    assertEquals(first, Chance.random());
  }

  @Test
  @DisplayName("stops code that calls a refused method, and remembers the first such call")
  void refusesAndStops() {
    assertThrows(Meter.Stop.class, () -> Meter.exit(0));
    assertThrows(Meter.Stop.class, () -> Meter.property("user.home"));
    assertEquals("java.lang.System.exit", Meter.refusal());
    assertEquals(
        "refusesAndStops", Meter.stoppedAt()[0].getMethodName().replaceAll("lambda\\$|\\$.*", ""));
    assertEquals(System.getProperty("line.separator"), Meter.property("line.separator"));
  }

  @Test
  @DisplayName("lets time go by in steps")
  void pausesByAStep() {
    Meter.reset(2, 0);
    Meter.pause(1000);
    Meter.pause(Duration.ofDays(1));
    assertThrows(Meter.Stop.class, () -> Meter.pause(1, 1));
  }

  @Test
  @DisplayName("lets nobody catch a stop")
  void stopsGoThroughCatches() {
    Meter.reset(0, 0);
    Throwable stop = assertThrows(Meter.Stop.class, Meter::step);
    assertThrows(Meter.Stop.class, () -> Meter.caught(stop));
    assertThrows(AlwaysThrown.class, () -> Meter.caughtByLearner(new AlwaysThrown()));
    Meter.caughtByLearner(new IllegalStateException());
  }

  @Test
  @DisplayName("knows an overflow that was caught, also as a cause, and as long as the check runs")
  void knowsAnOverflowThatWasCaught() {
    Meter.caught(new RuntimeException(new IllegalStateException()));
    assertFalse(Meter.overflowed());
    Meter.caught(new RuntimeException(new StackOverflowError()));
    assertTrue(Meter.overflowed());
    Meter.begin(false);
    assertTrue(Meter.overflowed());
    RuntimeException closing = new RuntimeException();
    closing.addSuppressed(new OutOfMemoryError());
    assertTrue(Meter.isOverflow(closing));
  }

  @Test
  @DisplayName("knows a class of the JDK that is broken for good")
  void knowsAClassOfTheJdkThatIsBroken() {
    Meter.caught(new NoClassDefFoundError("Could not initialize class Square"));
    assertFalse(Meter.spoilt());
    Meter.caught(new NoClassDefFoundError("Could not initialize class java.util.Locale"));
    assertTrue(Meter.spoilt());
  }

  @Test
  @DisplayName("knows the size of arrays, of the largest as well, and leaves negative ones to Java")
  void sizesOfArrays() {
    Meter.reset(0, 1000);
    Meter.array(-1, 8);
    Meter.array(10, 8);
    assertEquals(0, Meter.bytes(8, -1));
    assertEquals(Long.MAX_VALUE, Meter.bytes(Long.MAX_VALUE / 2, 3));
    assertThrows(Meter.Stop.class, () -> Meter.array(1000, 8));
  }

  @Test
  @DisplayName("gives every text a copy of its own to intern")
  void givesEveryTextACopyOfItsOwn() {
    String text = new String("a text that only this test has");
    assertNotSame(text, Meter.intern(text));
  }

  @Test
  @DisplayName("repeats the same random numbers after a reset, from every source")
  void repeatsTheSameRandomNumbersAfterAReset() {
    assertEquals(luck(), luck());
  }

  private static List<Object> luck() {
    Chance.begin(7);
    List<Integer> cards = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
    Chance.shuffle(cards);
    return List.of(
        cards,
        Chance.getDefault().nextLong(),
        Chance.of("L64X128MixRandom").nextLong(),
        Chance.newSplittableRandom().nextLong());
  }

  private static final class AlwaysThrown extends Error implements Meter.Uncatchable {
    private static final long serialVersionUID = 1L;
  }
}
