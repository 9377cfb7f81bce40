package boardwright.suites.combochess;

import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Suite;

/** Stage console: {@code ConsoleView}. */
@Suite(lab = "combochess", stage = "console")
public class ConsoleSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {}
