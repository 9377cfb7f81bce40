package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A learner's own test is refused")
class TestsWithoutChanceTest {
  @ParameterizedTest(name = "{0}")
  @DisplayName("if it asks for chance")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Math.random();                                               | java.lang.Math.random
          StrictMath.random();                                         | java.lang.StrictMath.random
          new Random();                                                | new java.util.Random
          new SplittableRandom();                                      | new java.util.SplittableRandom
          new Random() { };                                            | new java.util.Random
          Supplier<Random> any = Random::new; any.get();               | new java.util.Random
          DoubleSupplier any = Math::random; any.getAsDouble();        | java.lang.Math.random
          Collections.shuffle(new ArrayList<>());                      | java.util.Collections.shuffle
          Consumer<List<?>> any = Collections::shuffle; any.accept(new ArrayList<>()); | java.util.Collections.shuffle
          java.util.random.RandomGenerator.getDefault();               | java.util.random.RandomGenerator.getDefault
          java.util.random.RandomGenerator.of("SecureRandom");         | java.util.random.RandomGenerator.of
          java.security.SecureRandom.getSeed(1);                       | java.security.SecureRandom.getSeed
          """)
  void asksForChance(String statements, String member) {
    assertRefused(statements, member);
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("if it asks for the time")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          new java.text.SimpleDateFormat("yy").get2DigitYearStart();   | java.text.SimpleDateFormat.get2DigitYearStart
          java.text.DateFormat.getDateInstance().getCalendar();        | java.text.DateFormat.getCalendar
          new java.text.SimpleDateFormat("yy").parse("50");            | java.text.DateFormat.parse
          new Properties().store(new java.io.StringWriter(), null);    | java.util.Properties.store
          java.time.Clock.tickMinutes(java.time.ZoneOffset.UTC);       | java.time.Clock.tickMinutes
          java.time.Clock.tickSeconds(java.time.ZoneOffset.UTC);       | java.time.Clock.tickSeconds
          """)
  void asksForTime(String statements, String member) {
    assertRefused(statements, member);
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("if it asks what tells one object from another")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Objects.hashCode(new Object());                              | java.lang.Object.hashCode
          Objects.hash(1, new int[0]);                                 | java.lang.Object.hashCode
          List.of(new Object()).hashCode();                            | java.lang.Object.hashCode
          Map.of(1, new Object()).hashCode();                          | java.lang.Object.hashCode
          Arrays.hashCode(new Object[] {new Object()});                | java.lang.Object.hashCode
          ToIntFunction<Object> any = Objects::hashCode; any.applyAsInt(1); | java.util.Objects.hashCode
          new WeakHashMap<Object, Object>();                           | new java.util.WeakHashMap
          """)
  void tellsOneObjectFromAnother(String statements, String member) {
    assertRefused(statements, member);
  }

  private static void assertRefused(String statements, String member) {
    Trial.Outcome outcome = Trial.asTests(statements + " return null;").run();
    assertEquals(member, outcome.refusal(), () -> String.valueOf(outcome.thrown()));
  }
}
