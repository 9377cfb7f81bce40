package boardwright.suites.combochess;

import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Suite;

/** Stage pieces: {@code SlidingPiece}, {@code Rook}, {@code Bishop} and {@code Knight}. */
@Suite(lab = "combochess", stage = "pieces")
public class PiecesSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {}
