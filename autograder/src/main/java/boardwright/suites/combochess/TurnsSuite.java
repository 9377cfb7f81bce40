package boardwright.suites.combochess;

import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Suite;

/** Stage turns: {@code Player} and {@code TurnOrder}. */
@Suite(lab = "combochess", stage = "turns")
public class TurnsSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {}
