package boardwright.suites.combochess;

import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Suite;

/** Stage tiles: {@code BarrierTile}, {@code PlainTile} and {@code Score}. */
@Suite(lab = "combochess", stage = "tiles")
public class TilesSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {}
