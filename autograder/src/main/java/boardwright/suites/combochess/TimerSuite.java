package boardwright.suites.combochess;

import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Suite;

/** Stage timer: {@code TurnTimer}. */
@Suite(lab = "combochess", stage = "timer")
public class TimerSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {}
