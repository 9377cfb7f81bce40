package boardwright.meter;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * Replaces the random generators that Java keeps in static fields, and that one program could leave
 * to the next in a certain state. Here they are reset for each check, so that a program that leaves
 * something to chance does the same each time it is graded.
 *
 * <p>One check runs at a time, on one thread.
 */
public final class Chance {
  private static final long SEED = 1;

  private static Random seeds = new Random(SEED);

  private Chance() {}

  /** Resets them for the next check. */
  static void reset() {
    seeds = new Random(SEED);
  }

  /**
   * Starts again with this seed, for a check that has the same code try its luck several times, or
   * that takes its luck from the seed of the run.
   */
  public static void begin(long seed) {
    seeds = new Random(seed);
  }

  /** A seed for a generator that was asked for without one. */
  public static long seed() {
    return seeds.nextLong();
  }

  /** Stands in for {@code Math.random}. */
  public static double random() {
    return seeds.nextDouble();
  }

  /** Stands in for {@code Collections.shuffle} of a list and nothing else. */
  public static void shuffle(List<?> list) {
    Collections.shuffle(list, newRandom());
  }

  /** Stands in for {@code RandomGenerator.getDefault}. */
  public static RandomGenerator getDefault() {
    return found(RandomGeneratorFactory::getDefault).create(seed());
  }

  /** Stands in for {@code RandomGenerator.of}. */
  public static RandomGenerator of(String name) {
    RandomGeneratorFactory<RandomGenerator> factory = found(() -> RandomGeneratorFactory.of(name));
    try {
      return factory.create(seed());
    } catch (UnsupportedOperationException e) {
      return factory.create(); // SecureRandom takes no such seed
    }
  }

  /** On JDK 17, Java looks for its generators where the thread's own class loader can see them. */
  private static RandomGeneratorFactory<RandomGenerator> found(
      Supplier<RandomGeneratorFactory<RandomGenerator>> search) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(ClassLoader.getSystemClassLoader());
    try {
      return search.get();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Stands in for {@code Random::new}. */
  public static Random newRandom() {
    return new Random(seed());
  }

  /** Stands in for {@code SplittableRandom::new}. */
  public static SplittableRandom newSplittableRandom() {
    return new SplittableRandom(seed());
  }
}
