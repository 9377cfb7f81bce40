package boardwright.testkit;

import org.junit.jupiter.api.DisplayName;

/**
 * The rules of every stage in which students write their own tests; its suite inherits them. {@code
 * tests:} in {@code lab.yaml} says which classes are tests, what they are about, and how much they
 * must reach. Like the {@link StyleRules} they are stated once, on the page of what is graded.
 */
public interface TestRules {
  /** T1. */
  @Check(rule = "T1", points = 2, about = Check.TESTS)
  @DisplayName("Your tests pass on classes that are right, every time")
  default void pass(Subject subject) {
    subject.tests().pass();
  }

  /** T2. */
  @Check(
      rule = "T2",
      points = 2,
      about = {Check.TESTS, Check.TESTED})
  @DisplayName("Your tests reach most lines of your own classes")
  default void cover(Subject subject) {
    subject.tests().cover();
  }

  /** T3. */
  @Check(rule = "T3", points = 2, needs = "T1", about = Check.TESTS)
  @DisplayName("Your tests catch some of the planted faults")
  default void catchSome(Subject subject) {
    subject.tests().catchFaults(1);
  }

  /** T3. */
  @Check(rule = "T3", points = 2, needs = "T1", about = Check.TESTS)
  @DisplayName("Your tests catch most of the planted faults")
  default void catchMost(Subject subject) {
    subject.tests().catchFaults(2);
  }
}
