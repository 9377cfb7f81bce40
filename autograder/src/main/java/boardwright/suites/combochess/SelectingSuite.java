package boardwright.suites.combochess;

import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Suite;

/**
 * Stage selecting: {@code WelcomeState}, {@code SetUpState}, {@code FirstClickState} and {@code
 * SelectState}.
 */
@Suite(lab = "combochess", stage = "selecting")
public class SelectingSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {}
