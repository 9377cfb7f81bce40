package boardwright.protocol;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Draws the cases of a randomised check. It runs beside the reference engine, in the process that
 * never sees a learner's class, so that no oracle is within the learner's reach.
 */
public interface CaseSource {
  /**
   * Draws the cases.
   *
   * @param random the only source of chance; the same seed gives the same cases
   * @return each case as one text, with its expected values; the check that reads it knows the form
   */
  List<String> draw(RandomGenerator random);

  /**
   * How much there is to look at in a case, such as the pieces on a board. A check gets small cases
   * first, so that a learner sees the smallest that fails.
   *
   * @param drawn one of the cases
   * @return a number to compare with that of the other cases; 0 for each if none is smaller
   */
  default int size(String drawn) {
    return 0;
  }

  /** No cases: the check has its own. */
  final class None implements CaseSource {
    @Override
    public List<String> draw(RandomGenerator random) {
      return List.of();
    }
  }
}
