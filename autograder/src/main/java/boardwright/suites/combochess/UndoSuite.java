package boardwright.suites.combochess;

import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Suite;

/** Stage undo: {@code MoveCommand}, {@code LostTurnCommand} and {@code History}. */
@Suite(lab = "combochess", stage = "undo")
public class UndoSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {}
