package boardwright.suites.gamedesign;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Expectations;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import boardwright.testkit.TestRules;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.DisplayName;

/** Stage tests: {@code Expectations}, {@code BoardTest} and {@code PlayerTest}. */
@Suite(lab = "gamedesign", stage = "tests")
public class TestsSuite implements TestRules {
  private final List<String> events = new ArrayList<>();

  /** The board of the page: no tile lies in the middle of its first row. */
  private Field drawn() {
    return Field.of(2, 3, events, new int[] {0, 1});
  }

  private static Expectations yours(Subject subject) {
    return Expectations.in(TestsSuite.class, subject, "gamedesign.engine.Expectations");
  }

  @Check(rule = "R1", about = "Expectations")
  @DisplayName("What you expect of the board is right")
  void expectsTheBoard(Subject subject) {
    Expectations yours = yours(subject);
    Field board = drawn();
    String on = "the board with two rows of three places, and a gap";
    yours.agree("rows", Call.of("board.getNumRows()", board::getNumRows).on(on));
    yours.agree("columns", Call.of("board.getNumCols()", board::getNumCols).on(on));
    yours.agree(
        "someTileAtRow1Column2",
        Call.of("board.getTile(1, 2) != null", () -> board.getTile(1, 2) != null).on(on));
    yours.agree(
        "someTileAtRow0Column1",
        Call.of("board.getTile(0, 1) != null", () -> board.getTile(0, 1) != null).on(on));
  }

  @Check(rule = "R1", about = "Expectations")
  @DisplayName("What you expect of the players is right")
  void expectsThePlayers(Subject subject) {
    Expectations yours = yours(subject);
    Toy game = Toy.of(drawn(), 2, 1, events);
    Puppet ann = game.puppet(0);
    Puppet bob = game.puppet(1);
    yours.agree("rowOfANewPlayer", on("ann.getRow()", ann::getRow));
    yours.agree("numberOfTheSecondPlayer", on("bob.getPlayerNum()", bob::getPlayerNum));
    ann.moveTo(1, 2);
    yours.agree("rowAfterMoveTo", on("ann.getRow(), after ann.moveTo(1, 2)", ann::getRow));
  }

  private static <T> Call<T> on(String written, Callable<T> code) {
    return Call.of(written, code).on("a game of two players, ann and bob");
  }
}
