package boardwright.meter;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("What a student's test gets in the place of an answer that differs from run to run")
class StableAnswersTest {
  private static final Object THING = new Object();

  @AfterEach
  void goOn() {
    Meter.reset(Long.MAX_VALUE, Long.MAX_VALUE);
  }

  @Test
  @DisplayName("has no identity hash and no number of a lambda, and is whole otherwise")
  void hasNoIdentityHash() {
    Runnable lambda = () -> {};
    assertEquals("java.lang.Object@0 and more", StableAnswers.masked(THING + " and more"));
    assertEquals("[I@0", StableAnswers.text(new int[1]));
    assertEquals("lab.\u00c4rger@0", StableAnswers.masked("lab.\u00c4rger@1b2c"));
    assertEquals("A$$Lambda", StableAnswers.masked("A$$Lambda$14/0x0000000800c03000"));
    assertEquals(
        StableAnswers.text(lambda), StableAnswers.masked(StableAnswers.text(lambda)), "once more");
    assertEquals("ada@example.org", StableAnswers.text("ada@example.org"));
    assertNull(StableAnswers.masked(null));
  }

  @Test
  @DisplayName("is a text where a value with an identity is formatted, and the value elsewhere")
  void isATextWhereAValueIsFormatted() {
    assertArrayEquals(
        new Object[] {1, "java.lang.Object@0", null},
        StableAnswers.texts(new Object[] {1, THING, null}));
    assertNull(StableAnswers.texts(null));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("withIdentity")
  @DisplayName("is refused where it is the hash code of something with an identity in it")
  void refusesAHashCodeOfAnIdentity(Object value) {
    assertThrows(Error.class, () -> StableAnswers.refuseIdentity(value));
    assertEquals("java.lang.Object.hashCode", Meter.refusal());
  }

  private static Stream<Object> withIdentity() {
    return Stream.of(
        THING,
        List.of(Optional.of(THING)),
        Arrays.asList(1, THING),
        Map.of(1, THING),
        Map.of(THING, 1),
        Map.entry(1, THING),
        new IdentityHashMap<>(Map.of("a", 1)));
  }

  @Test
  @DisplayName("is the hash code of what has none but its value")
  void isAValue() {
    List.of("a", List.of(1), Map.of("a", 1), Optional.empty(), Map.entry(1, 2))
        .forEach(StableAnswers::refuseIdentity);
    assertNull(Meter.refusal());
  }

  @Test
  @DisplayName("is a limit that no test reaches")
  void isALimit() {
    assertEquals(Duration.ofDays(1), StableAnswers.forever());
  }
}
