package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Allowed is what only computes:")
class HarmlessCallTest {
  @ParameterizedTest(name = "{0}")
  @DisplayName("every source of chance")
  @ValueSource(
      strings = {
        "new java.security.SecureRandom().nextInt(6);",
        "new java.security.SecureRandom(new byte[] {1}).nextGaussian();",
        "Random r = new java.security.SecureRandom(); r.ints(3).sum();",
        "Supplier<Random> s = java.security.SecureRandom::new; s.get().nextBoolean();",
        "Collections.shuffle(new ArrayList<>(List.of(1, 2)), new java.security.SecureRandom());",
        "java.util.random.RandomGenerator.getDefault().nextInt(2, 9);",
        "java.util.random.RandomGenerator.of(\"L64X128MixRandom\").nextLong();",
        "java.util.random.RandomGenerator.of(\"SecureRandom\").nextLong();",
        "Supplier<java.util.random.RandomGenerator> s ="
            + " java.util.random.RandomGenerator::getDefault; s.get().nextInt();",
        "Function<String, java.util.random.RandomGenerator> s ="
            + " java.util.random.RandomGenerator::of; s.apply(\"Random\").nextInt();",
        "java.util.concurrent.ThreadLocalRandom.current().nextInt();",
        "UUID.randomUUID();"
      })
  void everySourceOfChance(String statements) {
    assertAllowed(statements);
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("values of other packages")
  @ValueSource(
      strings = {
        "java.awt.Color c = java.awt.Color.RED.darker(); c = new java.awt.Color(1, 2, 3);",
        "new java.awt.Rectangle(1, 2, 3, 4).contains(new java.awt.Point(2, 3));",
        "new java.awt.geom.Point2D.Double(1, 2).distance(0, 0);",
        "java.awt.Shape s = new java.awt.geom.Ellipse2D.Double(0, 0, 1, 1); s.contains(0, 0);",
        "java.time.LocalDate.of(2026, 11, 23).plusDays(1).getDayOfWeek();",
        "java.time.LocalDate.now().isBefore(java.time.LocalDate.MAX);",
        "java.time.Duration.ofSeconds(90).toMinutes();",
        "java.time.temporal.ChronoUnit.DAYS.between(java.time.LocalDate.MIN,"
            + " java.time.LocalDate.MAX);",
        "java.time.Instant.now().plus(java.time.Duration.ofHours(1)).toString();",
        "java.time.LocalTime.of(1,"
            + " 2).format(java.time.format.DateTimeFormatter.ofPattern(\"HH:mm\"));",
        "new java.text.SimpleDateFormat(\"yyyy\").format(new Date());",
        "java.nio.CharBuffer.wrap(\"text\").subSequence(1, 2).toString();",
        "java.nio.CharBuffer b = java.nio.CharBuffer.allocate(9); b.put('a').flip();"
            + " b.hasRemaining();",
        "\"a\".getBytes(java.nio.charset.Charset.forName(\"UTF-8\"));",
        "throw new java.io.FileNotFoundException();"
      })
  void valuesOfOtherPackages(String statements) {
    assertAllowed(statements);
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("what serves many threads, where one uses it")
  @ValueSource(
      strings = {
        "new java.util.concurrent.ConcurrentLinkedQueue<>(List.of(1)).poll();",
        "java.util.concurrent.LinkedBlockingQueue<Integer> q ="
            + " new java.util.concurrent.LinkedBlockingQueue<>(); q.put(1); q.take();",
        "java.util.concurrent.locks.ReentrantLock l = new"
            + " java.util.concurrent.locks.ReentrantLock(); l.lock(); try { count++; } finally {"
            + " l.unlock(); }",
        "java.util.concurrent.locks.ReadWriteLock l ="
            + " new java.util.concurrent.locks.ReentrantReadWriteLock(); l.readLock().lock();",
        "new java.util.concurrent.atomic.LongAdder().increment();",
        "java.util.concurrent.TimeUnit.SECONDS.toMillis(3);"
      })
  void whatServesManyThreads(String statements) {
    assertAllowed(statements);
  }

  @Test
  @DisplayName("generators without a seed, which do the same in every run")
  void generatorsWithoutASeed() {
    Trial trial =
        Trial.ofStatements(
            """
            Supplier<java.util.random.RandomGenerator> s = java.util.random.RandomGenerator::getDefault;
            return List.of(
                java.util.random.RandomGenerator.getDefault().nextLong(),
                java.util.random.RandomGenerator.of("Xoshiro256PlusPlus").nextLong(),
                s.get().nextLong());
            """);
    Object first = trial.run().value();
    assertEquals(3, List.class.cast(first).stream().distinct().count(), first.toString());
    assertEquals(first, trial.run().value());
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("pauses, which end at once")
  @ValueSource(strings = {"Thread.sleep(3_600_000);", "Thread.sleep(1L << 40, 1);"})
  void pausesWhichEndAtOnce(String statements) {
    assertAllowed(statements);
  }

  @Test
  @DisplayName("intern, which does not tell whether somebody else interned the same before")
  void internWhichDoesNotTellWhetherSomebodyElseInternedTheSameBefore() {
    Trial trial =
        Trial.ofStatements(
            """
            String made = new StringBuilder("left behind ").append(count).toString();
            Function<String, String> intern = String::intern;
            Supplier<String> bound = made::intern;
            String canonical = made.intern();
            return List.of(
                canonical == made,
                canonical.equals(made),
                canonical == new String(made).intern(),
                canonical == intern.apply(made),
                canonical == bound.get(),
                canonical == canonical.intern(),
                new String("a literal").intern() == "a literal");
            """);
    List<Boolean> expected = List.of(false, true, true, true, true, true, true);
    assertEquals(expected, trial.run().value());
    assertEquals(expected, trial.run().value());
  }

  private static void assertAllowed(String statements) {
    Trial trial = Trial.ofStatements("if (count == 0) { " + statements + " } return null;");
    Trial.Outcome outcome = trial.run();
    assertAll(() -> assertEquals(List.of(), trial.refusals()), () -> assertNull(outcome.refusal()));
  }
}
