package boardwright.suites.checkerboard;

import boardwright.testkit.Check;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Suite;
import checkerboard.Piece;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;

/**
 * Stage piece: the interface {@code Piece} alone. No method here may speak of another class of the
 * lab: those cannot even be loaded beside a {@code Piece} that is no interface.
 */
@Suite(lab = "checkerboard", stage = "piece")
public class PieceSuite implements StyleRules, ClassRules.Types {

  @Check(rule = "R1", points = 2)
  @DisplayName("The five constants are all different")
  void constantsAreDifferent() {
    Map<Integer, String> seen = new HashMap<>();
    different(seen, "NO_PIECE", Piece.NO_PIECE);
    different(seen, "RED_PAWN", Piece.RED_PAWN);
    different(seen, "RED_KING", Piece.RED_KING);
    different(seen, "BLACK_PAWN", Piece.BLACK_PAWN);
    different(seen, "BLACK_KING", Piece.BLACK_KING);
  }

  private static void different(Map<Integer, String> seen, String name, int value) {
    String other = seen.putIfAbsent(value, name);
    if (other != null) {
      throw new CheckFailed(
          "five different values", "yours has " + other + " = " + name + " = " + value);
    }
  }
}
