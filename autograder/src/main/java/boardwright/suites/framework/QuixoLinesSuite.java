package boardwright.suites.framework;

import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.quixo.QuixoLineStrategy;
import framework.model.Strategy;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage quixo-lines: {@code QuixoLineStrategy}. */
@Suite(lab = "framework", stage = "quixo-lines", watchesTheProgram = true)
public class QuixoLinesSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String NAME = "framework.games.quixo.QuixoLineStrategy";
  private static final char[] MOVERS = {'X', 'O'};
  private static final String SIMPLE = "QuixoLineStrategy";
  private static final String START = ".".repeat(Cubes.SIZE * Cubes.SIZE);

  /**
   * X is to move: at the beginning; where nine moves win; where all but one leave O a win; where
   * all do; where every move makes a line of O's.
   */
  private static final List<String> POSITIONS =
      List.of(
          START,
          "XOXOXOXOXOXXXOOOXXXOOXOXO",
          "X......X...X.X.OOOO.OOOX.",
          "OOXOOXOXXXOXXOOOOOXOXOXOX",
          "OOOXOOOOOXOO.OOXOOOOOXOOO");

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("Each turn ends in one move that the rules allow")
  void makesLegalMoves() {
    for (char mover : MOVERS) {
      thinking(CubeScene.of(mover, START)).turnByTryMove();
      String few = forMover(mover, "OOOO.", "OX.XO", "OXOXO", "OOXOO", ".OOOO");
      thinking(CubeScene.of(mover, few)).turnByTryMove();
    }
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("It completes a row, a column or a diagonal of its own")
  void completesPlainLines() {
    for (char mover : MOVERS) {
      wins(mover, "XXXX.", ".....", "..O..", "O....", ".....");
      wins(mover, ".....", "O...X", "....X", "..O.X", "....X");
      wins(mover, ".....", ".X...", "O.X..", "...X.", "..O.X");
      wins(mover, ".....", "...X.", "..X.O", ".X...", "X.O..");
      wins(mover, ".....", "XX.XX", "..X..", "O.O..", ".....");
    }
    for (CubePositions.Choice choice : CubeStudies.wins()) {
      leadsToOneOf(choice, "a move that makes a line of its own");
    }
  }

  @Test
  @Check(rule = "R2", points = 3, cases = CubePositions.Wins.class)
  @DisplayName("It wins at once wherever a move wins, on boards drawn at random")
  void winsAtOnce(Subject subject) {
    for (String text : subject.cases()) {
      leadsToOneOf(text, "a move that makes a line of its own and none of the other's");
    }
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("It does not take lines for both for a win")
  void doesNotMakeLinesForBoth() {
    // Taking (0, 4) and pushing it in at (4, 4) makes one row X's and another row O's.
    for (char mover : MOVERS) {
      avoidsGifts(mover, "OOOO.", "XXXXO", "....X", ".....", ".....");
      avoidsGifts(mover, ".....", "XXXXO", "OOOOX", "....O", ".....");
    }
  }

  @Test
  @Check(rule = "R3", points = 2, cases = CubePositions.Gifts.class)
  @DisplayName("It gives the other player no line, on boards drawn at random")
  void givesNoLine(Subject subject) {
    for (String text : subject.cases()) {
      leadsToOneOf(text, "a move that makes no line of the other's");
    }
  }

  @Test
  @Check(rule = "R4", points = 3, cases = CubePositions.Threats.class)
  @DisplayName("It leaves the other player no move that wins, on boards drawn at random")
  void leavesNoWin(Subject subject) {
    for (String text : subject.cases()) {
      leadsToOneOf(text, "a move after which the other player cannot win at once");
    }
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("It changes the board by tryMove alone")
  void leavesTheBoardAlone() {
    for (char mover : MOVERS) {
      for (String letters : POSITIONS) {
        thinking(CubeScene.of(mover, forMover(mover, letters))).changesTheBoardByTryMoveAlone();
      }
    }
  }

  @Test
  @Check(rule = "R6", points = 2)
  @DisplayName("With equal sources of chance it chooses alike")
  void takesItsChanceFromTheRandom() {
    for (String letters : POSITIONS) {
      for (int seed = 1; seed <= 3; seed++) {
        CubeScene one = CubeScene.of('X', letters);
        CubeScene other = CubeScene.of('X', letters);
        Thinking.choosesAlike(thinking(one, seed), thinking(other, seed), seed);
      }
    }
  }

  @Test
  @Check(rule = "R7", kind = Kind.STRUCTURE)
  @DisplayName("QuixoLineStrategy is a Strategy of the framework")
  void isStrategy(Subject subject) {
    Structure.of(subject, NAME).isA(Strategy.class, "a class that extends Strategy");
  }

  private static void wins(char mover, String... rows) {
    String letters = forMover(mover, rows);
    thinking(CubeScene.of(mover, letters))
        .leadsToOneOf(CubePositions.wins(letters, mover), "a move that makes a line of its own");
  }

  private static void avoidsGifts(char mover, String... rows) {
    String letters = forMover(mover, rows);
    thinking(CubeScene.of(mover, letters))
        .leadsToOneOf(
            CubePositions.withoutGifts(letters, mover), "a move that makes no line of the other's");
  }

  private static void leadsToOneOf(String text, String expected) {
    leadsToOneOf(CubePositions.Choice.parse(text), expected);
  }

  private static void leadsToOneOf(CubePositions.Choice choice, String expected) {
    thinking(CubeScene.of(choice.mover(), choice.letters())).leadsToOneOf(choice.right(), expected);
  }

  /** Rows where X means the one who moves, as they are for this player. */
  private static String forMover(char mover, String... rows) {
    String letters = String.join("", rows);
    return mover == 'X' ? letters : Cubes.swapped(letters);
  }

  private static Thinking thinking(CubeScene scene) {
    return Thinking.of(scene, SIMPLE, "", () -> new QuixoLineStrategy());
  }

  private static Thinking thinking(CubeScene scene, int seed) {
    return Thinking.of(
        scene, SIMPLE, "new Random(" + seed + ")", () -> new QuixoLineStrategy(new Random(seed)));
  }
}
