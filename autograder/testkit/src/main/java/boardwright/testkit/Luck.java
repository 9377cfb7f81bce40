package boardwright.testkit;

import boardwright.meter.Chance;
import boardwright.protocol.CaseSource;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;

/**
 * The luck of a check of programs that roll dice. It follows the seed of the run: what {@code
 * Math.random} and generators without a seed return, in provided classes and in the learner's, is
 * the same in every run with that seed.
 *
 * <pre>{@code
 * @Check(rule = "R3", cases = Luck.Seeds.class)
 * void staysOnTheBoard(Subject subject) {
 *   Luck.each(subject, seed -> …);
 * }
 * }</pre>
 *
 * <p>A check must pass right programs whatever they roll: compare what holds for every roll, and
 * shares only with bounds that a right program misses less than once in a billion runs.
 */
public final class Luck {
  private static final int SEEDS = 20;

  private Luck() {}

  /** Begins with the first seed of the run. */
  public static void begin(Subject subject) {
    Chance.begin(Long.parseLong(subject.cases().get(0)));
  }

  /**
   * Does something with each seed of the run, and with its own steps each time.
   *
   * @param work takes the number of the seed, from 0
   */
  public static void each(Subject subject, IntConsumer work) {
    for (int i = 0; i < subject.cases().size(); i++) {
      Limits.renew();
      Chance.begin(Long.parseLong(subject.cases().get(i)));
      work.accept(i);
    }
  }

  /** Draws the seeds of a check. */
  public static final class Seeds implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      return random.longs(SEEDS).mapToObj(String::valueOf).toList();
    }
  }
}
