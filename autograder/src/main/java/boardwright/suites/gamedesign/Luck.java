package boardwright.suites.gamedesign;

import boardwright.meter.Chance;
import boardwright.testkit.CaseSource;
import boardwright.testkit.Limits;
import boardwright.testkit.Subject;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;

/**
 * The luck of a check, which follows the seed of the run: whatever asks {@code Math.random}, in
 * provided classes and in the learner's, gets the same numbers in every run with that seed.
 */
final class Luck {
  private static final int SEEDS = 20;

  private Luck() {}

  /** Begins with the first seed of the run. */
  static void begin(Subject subject) {
    Chance.begin(Long.parseLong(subject.cases().get(0)));
  }

  /** Does something with each seed of the run, which has its own steps each time. */
  static void each(Subject subject, IntConsumer work) {
    for (int i = 0; i < subject.cases().size(); i++) {
      Limits.renew();
      Chance.begin(Long.parseLong(subject.cases().get(i)));
      work.accept(i);
    }
  }

  /** Draws the seeds of a check. */
  static final class Seeds implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      return random.longs(SEEDS).mapToObj(String::valueOf).toList();
    }
  }
}
