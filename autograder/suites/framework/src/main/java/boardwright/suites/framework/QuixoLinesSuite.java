package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import org.junit.jupiter.api.DisplayName;

/** Stage quixo-lines: {@code QuixoLineStrategy}. */
@Suite(lab = "framework", stage = "quixo-lines", watchesTheProgram = true)
public class QuixoLinesSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final Thinking LINES = new Thinking("QuixoLineStrategy");
  private static final String START = Cubes.START.letters();

  /**
   * X is to move: at the beginning; where nine moves win; where all but one leave O a win; where
   * all do; where every move makes a line of O's.
   */
  private static final String[] POSITIONS = {
    START,
    "XOXOX OXOXO XXXOO OXXXO OXOXO",
    "X.... ..X.. .X.X. OOOO. OOOX.",
    "OOXOO XOXXX OXXOO OOOXO XOXOX",
    "OOOXO OOOOX OO.OO XOOOO OXOOO"
  };

  @Check(rule = "R1", points = 2)
  @DisplayName("Each turn ends in one move that the rules allow")
  void makesLegalMoves() {
    Cubes.forBoth('X', LINES::submits, START, "OOOO. OX.XO OXOXO OOXOO .OOOO");
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("It completes a row, a column or a diagonal of its own")
  void completesPlainLines() {
    Cubes.forBoth(
        'X',
        position -> LINES.meets(Aim.WIN, position),
        "XXXX. ..... ..O.. O.... .....",
        "..... O...X ....X ..O.X ....X",
        "..... .X... O.X.. ...X. ..O.X",
        "..... ...X. ..X.O .X... X.O..",
        "..... XX.XX ..X.. O.O.. .....");
  }

  @Check(rule = "R2", points = 3, cases = Cubes.Open.class)
  @DisplayName("It wins at once wherever a move wins, on boards drawn at random")
  void winsAtOnce(Subject subject) {
    LINES.meets(Aim.WIN, subject);
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("It does not take lines for both for a win")
  void doesNotMakeLinesForBoth() {
    // Taking (0, 4) and pushing it in at (4, 4) makes one row X's and another row O's.
    Cubes.forBoth(
        'X',
        position -> LINES.meets(Aim.NO_GIFT, position),
        "OOOO. XXXXO ....X ..... .....",
        "..... XXXXO OOOOX ....O .....");
  }

  @Check(rule = "R3", points = 2, cases = Cubes.Open.class)
  @DisplayName("It gives the other player no line, on boards drawn at random")
  void givesNoLine(Subject subject) {
    LINES.meets(Aim.NO_GIFT, subject);
  }

  @Check(rule = "R4", points = 3, cases = Cubes.Open.class)
  @DisplayName("It leaves the other player no move that wins, on boards drawn at random")
  void leavesNoWin(Subject subject) {
    LINES.meets(Aim.NO_THREAT, subject);
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("It changes the board by tryMove alone")
  void leavesTheBoardAlone() {
    Cubes.forBoth('X', LINES::changesTheBoardByTryMoveAlone, POSITIONS);
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("With equal sources of chance it chooses alike")
  void takesItsChanceFromTheRandom() {
    for (String rows : POSITIONS) {
      LINES.choosesAlike(Cubes.of('X', rows));
    }
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Its moves come from the factory, and it leads no game")
  void leadsNoGame(Subject subject) {
    LINES.leadsNoGame(subject);
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("QuixoLineStrategy is a Strategy of the framework, and knows no view")
  void isStrategy(Subject subject) {
    LINES.isAStrategy(subject);
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Each turn looks at its own board, and nothing is shared")
  void looksAnew(Subject subject) {
    LINES.looksAnew();
    Roles.sharesNothing(subject);
  }
}
