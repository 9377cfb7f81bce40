package boardwright.suites.combochess;

import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Suite;

/** Stage combination: {@code Combination}. */
@Suite(lab = "combochess", stage = "combination")
public class CombinationSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {}
