package boardwright.suites.combochess;

import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Suite;

/** Stage board: {@code Square} and {@code Board}. */
@Suite(lab = "combochess", stage = "board")
public class BoardSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {}
