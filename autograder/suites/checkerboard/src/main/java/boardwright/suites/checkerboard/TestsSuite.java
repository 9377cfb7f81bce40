package boardwright.suites.checkerboard;

import boardwright.testkit.Check;
import boardwright.testkit.Expectations;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import boardwright.testkit.TestRules;
import java.awt.Point;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;

/** Stage tests: {@code Expectations}, {@code SquareTest} and {@code MoveTest}. */
@Suite(lab = "checkerboard", stage = "tests")
public class TestsSuite implements TestRules {
  private static final Snippets JAVA =
      Snippets.in(TestsSuite.class, "checkerboard.*").withConstantsOf("checkerboard.Piece");

  private static final String[] MOVES = {
    "step = new Move(2, 2, 3, 1, BLACK_PAWN, false, null)",
    "jump = new Move(5, 1, 3, 3, RED_PAWN, true, step)"
  };

  private static final String[] SQUARES = {
    "last = new Square(7, 7, RED_KING)", "first = new Square(0, 2, BLACK_PAWN, last)"
  };

  @Check(rule = "R1", about = "Expectations")
  @DisplayName("What you expect of the two moves is right")
  void expectsTheMoves(Subject subject) {
    Expectations yours = yours(subject);
    SnippetSession moves = JAVA.session(MOVES);
    yours.agree("stepEndsInRow", moves.ask("step.getTo()").as(to -> ((Point) to).x));
    yours.agree("jumpBeginsInColumn", moves.ask("jump.getFrom()").as(from -> ((Point) from).y));
    yours.agree("stepIsAJump", moves, "step.isJump()");
    yours.agree("somethingFollowsTheJump", moves.ask("jump.getNext()").as(Objects::nonNull));
  }

  @Check(rule = "R1", about = "Expectations")
  @DisplayName("What you expect of the squares is right")
  void expectsTheSquares(Subject subject) {
    Expectations yours = yours(subject);
    SnippetSession squares = JAVA.session(SQUARES);
    yours.agree(
        "somethingFollowsTheLastSquare", squares.ask("last.getNext()").as(Objects::nonNull));
    squares.run("first.setNext(null)");
    yours.agree(
        "somethingFollowsAfterSetNextNull", squares.ask("first.getNext()").as(Objects::nonNull));
    yours.agree("squareInRowEight", JAVA.session(), "new Square(8, 0, RED_PAWN)");
  }

  private static Expectations yours(Subject subject) {
    return Expectations.in(TestsSuite.class, subject, "checkerboard.Expectations");
  }
}
