package boardwright.testkit;

import boardwright.meter.Chance;
import boardwright.protocol.CaseSource;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * The luck of a check of programs that roll dice. It follows the seed of the run: what {@code
 * Math.random} and generators without a seed return, in provided classes and in the learner's, is
 * the same in every run with that seed.
 *
 * <pre>{@code
 * @Check(rule = "R3", cases = Luck.Seeds.class)
 * void staysOnTheBoard(Subject subject) {
 *   for (int seed : Luck.seeds(subject)) …
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
   * The numbers of the seeds of the run, from 0: with each the program's luck begins again, and has
   * its own steps.
   */
  public static Iterable<Integer> seeds(Subject subject) {
    List<String> seeds = subject.cases();
    return () -> IntStream.range(0, seeds.size()).peek(i -> begin(seeds.get(i))).iterator();
  }

  private static void begin(String seed) {
    Limits.renew();
    Chance.begin(Long.parseLong(seed));
  }

  /** Draws the seeds of a check. */
  public static final class Seeds implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      return random.longs(SEEDS).mapToObj(String::valueOf).toList();
    }
  }
}
