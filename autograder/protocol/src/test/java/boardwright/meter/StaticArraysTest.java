package boardwright.meter;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Arrays that a static initialiser has handed over")
class StaticArraysTest {
  @BeforeEach
  @AfterEach
  void forgetTheArrays() {
    StaticArrays.forget();
    Meter.reset(Long.MAX_VALUE, Long.MAX_VALUE);
  }

  @Test
  @DisplayName("have changed when an element, or one of an array within, is another one")
  void comparesElements() {
    int[] numbers = {1, 2};
    int[][] rows = {{1}, {2}};
    handOver(numbers, rows, null);
    assertFalse(StaticArrays.haveChanged());
    rows[1][0]++;
    assertTrue(StaticArrays.haveChanged());
    rows[1][0]--;
    assertFalse(StaticArrays.haveChanged());
    rows[0] = rows[0].clone();
    assertTrue(StaticArrays.haveChanged());
  }

  @Test
  @DisplayName("have changed for good when another initialiser has found them so")
  void readByAnotherInitialiser() {
    int[] numbers = {1};
    handOver((Object) numbers);
    numbers[0] = 2;
    handOver();
    numbers[0] = 1;
    assertTrue(StaticArrays.haveChanged());
  }

  @Test
  @DisplayName("are not vouched for when the initialiser has not ended, or took long")
  void initialisersThatShow() {
    StaticArrays.begin();
    assertTrue(StaticArrays.haveChanged());
    StaticArrays.forget();
    StaticArrays.begin();
    for (int i = 0; i < 30_000; i++) {
      Meter.step();
    }
    StaticArrays.end();
    assertTrue(StaticArrays.haveChanged());
  }

  @Test
  @DisplayName("are not vouched for when there are too many elements to compare")
  void tooManyElements() {
    handOver((Object) new int[20_000]);
    assertTrue(StaticArrays.haveChanged());
  }

  private static void handOver(Object... arrays) {
    StaticArrays.begin();
    for (Object array : arrays) {
      StaticArrays.filled(array);
    }
    StaticArrays.end();
  }
}
