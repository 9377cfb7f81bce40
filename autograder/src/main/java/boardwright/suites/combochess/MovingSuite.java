package boardwright.suites.combochess;

import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Suite;

/**
 * Stage moving: {@code ChoosePartState}, {@code MoveState}, {@code AfterMoveState}, {@code
 * TimeoutState} and {@code EndState}.
 */
@Suite(lab = "combochess", stage = "moving")
public class MovingSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {}
