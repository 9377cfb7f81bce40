package boardwright.suites.combochess;

import boardwright.testkit.Suite;
import boardwright.testkit.TestRules;

/** Stage timer-tests: {@code TurnTimerTest}. */
@Suite(lab = "combochess", stage = "timer-tests")
public class TimerTestsSuite implements TestRules {}
