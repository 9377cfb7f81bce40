package boardwright.testkit;

/**
 * The tests that a student wrote in this stage, for the checks that are about them. {@code tests:}
 * in {@code lab.yaml} says which classes they are, what they are about, and how much they must
 * reach. Suites of such stages inherit {@link TestRules}, which ask all three.
 */
public interface OwnTests {
  /**
   * Fails the check unless there are tests, and all of them pass on right classes every time: on
   * the provided ones, and on others that keep the rules too.
   */
  void pass();

  /**
   * Fails the check unless the tests reach as many lines of the student's own classes as they must;
   * a test that fails counts, too. The check is {@code about} those classes as well as the tests.
   */
  void cover();

  /**
   * Fails the check unless the tests catch as many of the planted faults as they must for this
   * step: the same test fails each time on the faulty classes, and all pass on the right ones that
   * are shuffled among them.
   *
   * @param step from 1
   */
  void catchFaults(int step);
}
