package boardwright.suites.combochess;

import boardwright.testkit.Check;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage timer-tests: {@code TurnTimerTest}. */
@Suite(lab = "combochess", stage = "timer-tests")
public class TimerTestsSuite {

  @Test
  @Check(rule = "R1", points = 2, about = "TurnTimerTest")
  @DisplayName("Your tests pass on classes that are right, every time")
  void pass(Subject subject) {
    subject.tests().pass();
  }

  @Test
  @Check(
      rule = "R2",
      points = 2,
      about = {"TurnTimerTest", "TurnTimer"})
  @DisplayName("Your tests reach most lines of your own TurnTimer")
  void cover(Subject subject) {
    subject.tests().cover();
  }

  @Test
  @Check(rule = "R3", points = 2, needs = "R1", about = "TurnTimerTest")
  @DisplayName("Your tests catch half of the planted faults")
  void catchHalf(Subject subject) {
    subject.tests().catchFaults(1);
  }

  @Test
  @Check(rule = "R3", points = 2, needs = "R1", about = "TurnTimerTest")
  @DisplayName("Your tests catch most of the planted faults")
  void catchMost(Subject subject) {
    subject.tests().catchFaults(2);
  }
}
