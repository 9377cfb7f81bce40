package boardwright.suites.combochess;

import boardwright.testkit.Suite;
import boardwright.testkit.TestRules;

/** Stage combination-tests: {@code CombinationTest}. */
@Suite(lab = "combochess", stage = "combination-tests")
public class CombinationTestsSuite implements TestRules {}
