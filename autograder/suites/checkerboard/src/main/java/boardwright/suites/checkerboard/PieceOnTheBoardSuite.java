package boardwright.suites.checkerboard;

import boardwright.suites.checkerboard.Squares.Place;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import boardwright.testkit.Suite;
import checkerboard.Move;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage piece: the provided classes with the codes of {@code Piece}. */
@Suite(lab = "checkerboard", stage = "piece")
public class PieceOnTheBoardSuite {
  private static final Snippets JAVA =
      Snippets.in(PieceOnTheBoardSuite.class, "checkerboard.*")
          .withConstantsOf("checkerboard.Piece");

  private static final List<String> FOUR =
      List.of("[3][3] to [2][2]", "[3][3] to [2][4]", "[3][3] to [4][2]", "[3][3] to [4][4]");

  @Check(rule = "R2", needs = "R1")
  @DisplayName("The provided board sets up a game with your codes")
  void theBoardSetsUpAGame() {
    SnippetSession session = JAVA.session("board = new Checkerboard()", "board.init()");
    Scene game = Scene.game();
    for (Place at : Squares.ALL) {
      Call<Object> call = session.ask("board.occupant(%d, %d)", at.row(), at.col());
      Expect.code(game.codeAt(at.row(), at.col()), call.as(Integer.class::cast));
    }
  }

  @Check(rule = "R2", needs = "R1")
  @DisplayName("The provided board makes kings and finds moves with your codes")
  void theBoardMakesKingsAndFindsMoves() {
    for (Codes pawn : new Codes[] {Codes.RED_PAWN, Codes.BLACK_PAWN}) {
      SnippetSession session = JAVA.session("board = new Checkerboard()", "board.zero()");
      session.run("board.addPiece(%s, 3, 3)", pawn).run("board.addPiece(%s, 3, 3)", pawn);
      int king = Codes.code(Character.toUpperCase(pawn.letter()));
      Expect.code(king, session.ask("board.occupant(3, 3)").as(Integer.class::cast));
      session.ask("board.getMoves(3, 3)").as(first -> Squares.of((Move) first)).lists(FOUR);
    }
  }

  @Check(rule = "R2", needs = "R1")
  @DisplayName("The provided Square accepts your codes")
  void squaresAcceptTheCodes() {
    for (Codes piece : Codes.values()) {
      JAVA.session().ask("new Square(3, 3, %s)", piece).get("a square");
    }
  }
}
